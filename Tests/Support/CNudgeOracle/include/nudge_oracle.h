#ifndef NUDGE_ORACLE_H
#define NUDGE_ORACLE_H

// ICU's own MessageFormat behind plain C names: the authority that tests compare messages with. The rules of nudge_icu.h for
// ownership, encoding, lengths and status hold here too.

#include <stdint.h>

/// A pattern opened by ICU's MessageFormat.
typedef struct nudge_oracle nudge_oracle;

/// The name of a status, such as `U_ILLEGAL_ARGUMENT_ERROR`. Static memory, NUL-terminated.
const char *nudge_oracle_status_name(int32_t status);

/// Opens a pattern. Wraps `umsg_open`.
///
/// ICU writes dates in the default zone that the process has at that time. This function sets it to the zone with the name
/// `zone` or, if that is NULL, to one that is always `offset` seconds ahead of GMT, so only one thread at a time may call it.
nudge_oracle *nudge_oracle_open(
    const char *locale, const char *pattern, int32_t length, const char *zone, int32_t offset, int32_t *status);
void nudge_oracle_close(nudge_oracle *oracle);

/// Formats it. Wraps `umsg_format`.
///
/// ICU reads its arguments by type from the call, so they are numbered by type: first the doubles (numbers, plurals, and
/// moments in milliseconds), then the 32-bit integers (`number, integer`), then the strings.
///
/// - doubles: at most 8. integers: at most 3. strings: exactly `string_count` NUL-terminated UTF-8 texts, at most 8.
int32_t nudge_oracle_format(
    const nudge_oracle *oracle, const double *doubles, int32_t double_count, const int32_t *integers,
    int32_t integer_count, const char *const *strings, int32_t string_count, char *out, int32_t capacity,
    int32_t *status);

#endif
