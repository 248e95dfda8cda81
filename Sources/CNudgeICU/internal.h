#ifndef NUDGE_ICU_INTERNAL_H
#define NUDGE_ICU_INTERNAL_H

#include <stdint.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/utypes.h>

// Texts of up to this many UTF-16 units require no allocation.
enum { NUDGE_ICU_STACK_UNITS = 512 };

/// UTF-16 text, stored on the stack if it is short.
typedef struct {
  UChar *units;
  int32_t length;
  int32_t capacity;
  UChar stack[NUDGE_ICU_STACK_UNITS];
} nudge_icu_buffer;

void nudge_icu_buffer_init(nudge_icu_buffer *buffer);
void nudge_icu_buffer_free(nudge_icu_buffer *buffer);

/// Allocates space for `buffer->length` units and resets `code` if `code` reports that they did not fit. Returns
/// whether the capacity has grown.
UBool nudge_icu_buffer_grew(nudge_icu_buffer *buffer, UErrorCode *code);

/// Evaluates `call`, in which an ICU function fills `buffer` and returns the length of the whole text, and evaluates it
/// again if the text requires more capacity.
#define NUDGE_ICU_FILL(buffer, code, call) \
  do (buffer)->length = (call); \
  while (nudge_icu_buffer_grew(buffer, code))

/// Initializes the buffer from UTF-8. Malformed text is a failure.
void nudge_icu_buffer_set(nudge_icu_buffer *buffer, const char *text, int32_t length, UErrorCode *code);

/// Writes the buffer as UTF-8 and frees it. Returns the length of the whole text in bytes, or 0 after a failure.
int32_t nudge_icu_buffer_finish(
    nudge_icu_buffer *buffer, char *out, int32_t capacity, UErrorCode code, int32_t *status);

/// A number format, created either by name or from a skeleton. The other pointer is NULL.
struct nudge_icu_number {
  UNumberFormat *named;
  UNumberFormatter *skeleton;
};

/// Copies a text of `length` ASCII bytes and returns that length.
int32_t nudge_icu_copy(const char *text, int32_t length, char *out, int32_t capacity);

/// Writes `code` to `status`, with warnings as success, and returns whether it is a failure.
UBool nudge_icu_report(UErrorCode code, int32_t *status);

#endif
