/* A ruleset that keeps standings wrongly, in a way chosen when it is compiled (WRONG). */
#include <stdlib.h>
#include <string.h>
#include "ruleset.h"

#define MANIFEST                                                                                                       \
    "{\"id\":\"fold\",\"version\":\"1.0.0\",\"languages\":[\"en\"],\"name\":{\"id\":\"name\"},"                         \
    "\"edition\":{\"id\":\"name\"},\"sides\":{\"min\":2,\"max\":2,\"names\":[]},\"steps\":[],\"results\":[],"            \
    "\"texts\":{\"en\":\"name = Fold\\nodd = An odd one\"}}"
#define TABLE(columns, rows) "\"table\":{\"id\":\"standings\",\"columns\":[" columns "],\"rows\":[" rows "]}"

enum { DIES = 1, HANGS, GARBLES, NAMES_A_FILE, LEAVES_OUT_ANOTHER, REFUSES_NO_CLUB, SURPLUS, DIES_ONCE_GROWN };

static ruleset_status say(const ruleset_sink *sink, const char *words) {
    return sink->write(sink->context, (const uint8_t *)words, strlen(words)) ? RULESET_LIMIT : RULESET_OK;
}

static int asks(const uint8_t *request, size_t length, const char *word) {
    size_t size = strlen(word);
    for (size_t at = 0; at + size <= length; at++) {
        if (memcmp(request + at, word, size) == 0) return 1;
    }
    return 0;
}

static ruleset_status RULESET_CALL call(const char *op, const uint8_t *request, size_t length, const ruleset_sink *sink) {
    if (strcmp(op, "describe/1") == 0) return say(sink, MANIFEST);
    if (strcmp(op, "standings/1") != 0) return RULESET_UNKNOWN_OP;
    int last = asks(request, length, "\"club\":");
    /* The first request has no records; every fault comes later. */
    int grown = last || asks(request, length, "\"file\":");
    switch (WRONG) {
    case DIES:
        if (last) abort();
        break;
    case DIES_ONCE_GROWN:
        if (grown) abort();
        break;
    case HANGS:
        while (last) {}
        break;
    case GARBLES:
        if (grown) return say(sink, "so it goes");
        break;
    case NAMES_A_FILE:
        if (last) return say(sink, "{" TABLE("", "") ",\"problems\":[{\"file\":9,\"level\":\"note\",\"at\":\"\",\"text\":{\"id\":\"odd\"}}]}");
        break;
    case LEAVES_OUT_ANOTHER:
        if (grown && !last)
            return say(sink, "{\"state\":null,\"problems\":[{\"file\":9,\"level\":\"warning\",\"at\":\"\",\"text\":{\"id\":\"odd\"}}]}");
        break;
    case REFUSES_NO_CLUB:
        if (last) return say(sink, "{" TABLE("", "") ",\"problems\":[{\"level\":\"error\",\"at\":\"\",\"text\":{\"id\":\"odd\"}}]}");
        break;
    case SURPLUS:
        if (last) return say(sink, "{" TABLE("", "{\"colour\":1}") ",\"problems\":[]}");
        break;
    default:
        break;
    }
    return say(sink, last ? "{" TABLE("", "") ",\"problems\":[]}" : "{\"state\":null,\"problems\":[]}");
}

static const ruleset_plugin PLUGIN = {RULESET_MAGIC, sizeof(ruleset_plugin), RULESET_ABI_MAJOR, RULESET_ABI_MINOR, 0,
                                      "fold",        "1.0.0",                "C",               call};

RULESET_EXPORT const ruleset_plugin *RULESET_CALL ruleset_plugin_v1(void) { return &PLUGIN; }
