/* A ruleset that misbehaves. It is compiled once for each way, named by -D; without any it is a plain ruleset in C, in which
 * the side with more points wins. */
#include "ruleset.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef ID
#define ID "bad"
#endif
#ifndef VERSION
#define VERSION "1.0.0"
#endif
#ifndef MAGIC
#define MAGIC RULESET_MAGIC
#endif
#ifndef SIZE
#define SIZE sizeof(ruleset_plugin)
#endif
#ifndef MAJOR
#define MAJOR RULESET_ABI_MAJOR
#endif
#ifndef REQUIRES
#define REQUIRES ""
#endif
#ifndef SOURCE
#define SOURCE "name = Bad\\nlevel = Level, by { $n }"
#endif

static const char MANIFEST[] =
    "{\"id\":\"bad\",\"version\":\"1.0.0\",\"requires\":[" REQUIRES "],\"languages\":[\"en\"],"
    "\"name\":{\"id\":\"name\"},\"edition\":{\"id\":\"name\"},\"sides\":{\"min\":2,\"max\":2,\"names\":[]},"
    "\"steps\":[{\"id\":\"points\",\"title\":{\"id\":\"name\"},\"article\":\"a\"}],\"results\":[],"
    "\"texts\":{\"en\":\"" SOURCE "\"}}";

static const char RULING[] =
    "{\"status\":\"draw\",\"result\":null,\"winners\":[],\"deciding_step\":null,\"points\":[{},{}],"
    "\"summary\":{\"id\":\"level\",\"args\":{\"n\":-3}},"
    "\"steps\":[{\"id\":\"points\",\"outcome\":\"level\",\"margin\":0}]}";

static ruleset_status say(const ruleset_sink *reply, const char *text)
{
    return reply->write(reply->context, (const uint8_t *)text, strlen(text)) ? RULESET_LIMIT : RULESET_OK;
}

#ifdef OVERFLOWS
static int overflow(volatile char *before)
{
    volatile char here[4096];
    here[0] = before ? before[0] : 0;
    return overflow(here) + here[0];
}
#endif

static ruleset_status RULESET_CALL call(const char *op, const uint8_t *request, size_t length, const ruleset_sink *reply)
{
    (void)request;
    (void)length;
    if (strcmp(op, "describe/1") == 0) {
#ifdef CRASHES_WHEN_DESCRIBED
        *(volatile int *)0 = 0;
#endif
        return say(reply, MANIFEST);
    }
#ifdef CRASHES_AT /* it rules on what is entered, and not on what could be: a score that is in no sample */
    for (size_t i = 0; i + strlen(CRASHES_AT) <= length; i++)
        if (memcmp(request + i, CRASHES_AT, strlen(CRASHES_AT)) == 0)
            *(volatile int *)0 = 0;
#endif
    if (strcmp(op, "adjudicate/1") != 0)
        return RULESET_UNKNOWN_OP;
#ifdef CRASHES
    *(volatile int *)0 = 0;
#endif
#ifdef CRASHES_ONCE /* the marker outlives the process */
    if (access(CRASHES_ONCE, F_OK) != 0) {
        fclose(fopen(CRASHES_ONCE, "w"));
        abort();
    }
#endif
#ifdef OVERFLOWS
    overflow(0);
#endif
#ifdef EXITS
    fprintf(stderr, "the cards are gone\n");
    exit(0);
#endif
#ifdef HANGS
    for (;;)
        pause();
#endif
#ifdef FORKS /* what it starts holds the pipes open */
    if (fork() == 0)
        for (;;)
            pause();
    _exit(7);
#endif
#ifdef EATS_MEMORY
    for (;;) {
        char *some = malloc(16 << 20);
        if (!some)
            abort();
        some[0] = 1;
    }
#endif
#ifdef FLOODS
    while (say(reply, "                                                                ") == RULESET_OK)
        ;
    return RULESET_OK;
#endif
#ifdef BABBLES
    return say(reply, "Alliance wins");
#endif
#ifdef INVENTS
    return say(reply, "{\"status\":\"decided\",\"result\":null,\"winners\":[9],\"deciding_step\":null,\"points\":[{},{}]}");
#endif
#ifdef FAILS
    say(reply, "{\"message\":\"a card that nobody knows\"}");
    return RULESET_INTERNAL;
#endif
#ifdef PRINTS
    for (int i = 0; i < 20000; i++)
        printf("so many words on standard output\n");
    fflush(stdout);
    if (getchar() != EOF)
        abort();
#endif
    return say(reply, RULING);
}

static const ruleset_plugin PLUGIN = {MAGIC, SIZE, MAJOR, 0, 0, ID, VERSION, "C", call};

#ifdef HANGS_WHEN_LOADED
__attribute__((constructor)) static void hang(void)
{
    for (;;)
        pause();
}
#endif

#ifndef ENTRY
#define ENTRY ruleset_plugin_v1
#endif

RULESET_EXPORT const ruleset_plugin *ENTRY(void);
RULESET_EXPORT const ruleset_plugin *ENTRY(void)
{
#ifdef GIVES_NOTHING
    return 0;
#else
    return &PLUGIN;
#endif
}
