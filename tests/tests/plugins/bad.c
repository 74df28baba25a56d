/* A ruleset that misbehaves. It is compiled once for each way, named by -D; without any it is a plain ruleset in C, in which
 * the side with more points wins. */
#include "ruleset.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
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
#define SOURCE "name = Bad\\npoints = Points\\nlevel = Level, by { $n }"
#endif

static const char MANIFEST[] =
    "{\"id\":\"bad\",\"version\":\"1.0.0\",\"requires\":[" REQUIRES "],\"languages\":[\"en\"],"
    "\"name\":{\"id\":\"name\"},\"edition\":{\"id\":\"name\"},\"sides\":{\"min\":2,\"max\":2,\"names\":[]},"
    "\"fields\":[{\"key\":\"vp\",\"of\":\"side\",\"type\":\"integer\",\"label\":{\"id\":\"points\"}}],"
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

/* A reply of some beginning, so many times the same in the middle, and some end. */
static ruleset_status say_much(const ruleset_sink *reply, const char *begin, const char *middle, size_t times, const char *end)
{
    ruleset_status said = say(reply, begin);
    while (times-- > 0 && said == RULESET_OK)
        said = say(reply, middle);
    return said == RULESET_OK ? say(reply, end) : said;
}

/* What came of something that a ruleset must not do; it should have been refused. */
static ruleset_status confess(const ruleset_sink *reply, const char *what, int refused)
{
    char words[256];
    snprintf(words, sizeof words, "{\"message\":\"%s: %s\"}", what, refused ? strerror(errno) : "done");
    say(reply, words);
    return RULESET_INTERNAL;
}

/* The first number after a word of the request; -1 where it is not there. */
static long number_after(const uint8_t *request, size_t length, const char *word)
{
    size_t size = strlen(word);
    for (size_t at = 0; at + size < length; at++)
        if (memcmp(request + at, word, size) == 0)
            return strtol((const char *)request + at + size, 0, 10);
    return -1;
}

/* The judge of a planted record is called by the path of a file that nobody may touch. */
static const char *victim(const uint8_t *request, size_t length)
{
    static char path[1024];
    const char *word = "\"judge\":\"";
    size_t size = strlen(word);
    for (size_t at = 0; at + size < length; at++)
        if (memcmp(request + at, word, size) == 0) {
            for (size_t i = 0; i + 1 < sizeof path && at + size + i < length && request[at + size + i] != '"'; i++)
                path[i] = request[at + size + i];
            break;
        }
    return path;
}

#ifdef WHEN_LOADED
static const char *tried;
static int refused_when_loaded, errno_when_loaded;

static int opens(void)
{
    tried = "a file when it was loaded";
    return open("/etc/passwd", O_RDONLY) < 0;
}

static int connects(void)
{
    tried = "a socket when it was loaded";
    return socket(AF_INET, SOCK_STREAM, 0) < 0;
}

static int starts(void)
{
    tried = "another process when it was loaded";
    pid_t child = fork();
    if (child == 0)
        _exit(0);
    return child < 0;
}

static int signals(void)
{
    tried = "a signal when it was loaded";
    return kill(getppid(), SIGCONT) != 0;
}

__attribute__((constructor)) static void try_when_loaded(void)
{
    refused_when_loaded = WHEN_LOADED();
    errno_when_loaded = errno;
}
#endif

#ifdef CRASHES_ONCE /* by a marker that is there when it is loaded; the process that comes next finds none */
static int marked;
__attribute__((constructor)) static void look_for_marker(void)
{
    marked = access(CRASHES_ONCE, F_OK) == 0;
}
#endif

#ifdef EXITS_WHEN_LOADED
__attribute__((constructor)) static void exit_when_loaded(void)
{
    exit(0);
}
#endif

#ifdef LEAVES_A_THREAD
static void *write_on(void *nothing)
{
    for (int pipe = 3; pipe < 16; pipe++)
        while (write(pipe, "so many words", 13) > 0)
            ;
    return nothing;
}
#endif

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
#ifdef LABEL_OF /* so many MiB */
        static char mib[(1 << 20) + 1];
        memset(mib, 'x', 1 << 20);
        return say_much(reply, "{\"id\":\"bad\",\"version\":\"1.0.0\",\"languages\":[\"en\"],\"name\":{\"id\":\"", mib, LABEL_OF,
                        "\"},\"edition\":{\"id\":\"name\"},\"sides\":{\"min\":2,\"max\":2},\"steps\":[],\"results\":[]}");
#endif
#ifdef DESCRIBES_DEEP
        return say_much(reply, "{\"id\":\"bad\",\"version\":\"1.0.0\",\"name\":", "{\"args\":{\"a\":{\"text\":", 20000, "0}}}");
#endif
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
#ifdef ABORTS
    abort();
#endif
#ifdef LOOPS
    for (volatile int i = 0;; i++)
        ;
#endif
#ifdef ANSWERS_LATE
    sleep(4);
#endif
#ifdef REPLIES_A_GIB /* in one piece, of which there is only the beginning */
    return reply->write(reply->context, (const uint8_t *)MANIFEST, 1u << 30) ? RULESET_LIMIT : RULESET_OK;
#endif
#ifdef LIES_ABOUT_LENGTH
    return reply->write(reply->context, (const uint8_t *)RULING, 7u << 20) ? RULESET_LIMIT : RULESET_OK;
#endif
#ifdef RULES_DEEP
    return say_much(reply, "{\"status\":\"draw\",\"summary\":", "{\"id\":\"level\",\"args\":{\"n\":{\"text\":", 20000, "0}}}");
#endif
#ifdef RULES_AT_LENGTH /* a text whose name has 5 MiB */
    return say_much(reply, "{\"status\":\"draw\",\"result\":null,\"winners\":[],\"deciding_step\":null,\"points\":[{},{}],\"summary\":{\"id\":\"",
                    "0123456789abcdef0123456789abcdef", 5 << 15, "\"},\"steps\":[{\"id\":\"points\",\"outcome\":\"level\"}]}");
#endif
#ifdef INVENTS_A_PIECE
    return say(reply, "{\"status\":\"draw\",\"result\":null,\"winners\":[],\"deciding_step\":null,\"points\":[{},{}],"
                      "\"steps\":[{\"id\":\"points\",\"outcome\":\"level\",\"counted\":[99]}]}");
#endif
#ifdef UNSTEADY
    static int asked;
    char words[512];
    snprintf(words, sizeof words, "{\"status\":\"draw\",\"result\":null,\"winners\":[],\"deciding_step\":null,\"points\":[{},{}],"
             "\"steps\":[{\"id\":\"points\",\"outcome\":\"level\",\"margin\":%d}]}", asked++);
    return say(reply, words);
#endif
#ifdef CHANGES_FOLDER
    return confess(reply, "another folder", chdir("/") != 0);
#endif
#ifdef OPENS_A_FILE
    return confess(reply, "a file", open("/etc/passwd", O_RDONLY) < 0);
#endif
#ifdef WRITES_A_FILE
    return confess(reply, "a file", open(victim(request, length), O_WRONLY | O_TRUNC) < 0);
#endif
#ifdef REMOVES_A_FILE
    return confess(reply, "a file", unlink(victim(request, length)) != 0);
#endif
#ifdef WHEN_LOADED
    errno = errno_when_loaded;
    return confess(reply, tried, refused_when_loaded);
#endif
#ifdef OPENS_A_SOCKET
    return confess(reply, "a socket", socket(AF_INET, SOCK_STREAM, 0) < 0);
#endif
#ifdef STARTS_A_PROGRAM
    char *words[] = {"sh", "-c", "exit 0", 0};
    return confess(reply, "another program", execv("/bin/sh", words) != 0);
#endif
#ifdef STARTS_A_PROCESS
    pid_t child = fork();
    if (child == 0)
        _exit(0);
    return confess(reply, "another process", child < 0);
#endif
#ifdef LEAVES_A_THREAD
    pthread_t thread;
    errno = pthread_create(&thread, 0, write_on, 0);
    return confess(reply, "a thread", errno != 0);
#endif
#ifdef SIGNALS
    return confess(reply, "a signal", kill(getppid(), SIGCONT) != 0);
#endif
#ifdef ECHOES /* rules by the points of the first side, and crashes by chance, which the request is */
    long points = number_after(request, length, "\"vp\":");
    uint64_t chance = 14695981039346656037u;
    for (size_t i = 0; i < length; i++)
        chance = (chance ^ request[i]) * 1099511628211u;
    switch ((chance >> 20) % ECHOES) {
    case 0:
        abort();
    case 1:
        exit(0);
    case 2:
        return say(reply, "so it goes");
    }
    char ruling[512];
    snprintf(ruling, sizeof ruling, "{\"status\":\"draw\",\"result\":null,\"winners\":[],\"deciding_step\":null,\"points\":[{},{}],"
             "\"steps\":[{\"id\":\"points\",\"outcome\":\"level\",\"margin\":%ld}]}", points);
    return say(reply, ruling);
#endif
#ifdef CRASHES
    *(volatile int *)0 = 0;
#endif
#ifdef CRASHES_ONCE
    if (marked)
        abort();
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
