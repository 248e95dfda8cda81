#include "internal.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ustring.h>

void nudge_icu_buffer_init(nudge_icu_buffer *buffer) {
  buffer->units = buffer->stack;
  buffer->length = 0;
  buffer->capacity = NUDGE_ICU_STACK_UNITS;
}

void nudge_icu_buffer_free(nudge_icu_buffer *buffer) {
  if (buffer->units != buffer->stack) free(buffer->units);
  nudge_icu_buffer_init(buffer);
}

static UBool reserve(nudge_icu_buffer *buffer, int32_t units, UErrorCode *code) {
  if (units <= buffer->capacity) return 1;
  UChar *larger = malloc((size_t)units * sizeof(UChar));
  if (larger == NULL) {
    *code = U_MEMORY_ALLOCATION_ERROR;
    return 0;
  }
  nudge_icu_buffer_free(buffer);
  buffer->units = larger;
  buffer->capacity = units;
  return 1;
}

UBool nudge_icu_buffer_grew(nudge_icu_buffer *buffer, UErrorCode *code) {
  if (*code != U_BUFFER_OVERFLOW_ERROR) return 0;
  *code = U_ZERO_ERROR;
  return reserve(buffer, buffer->length + 1, code);
}

void nudge_icu_buffer_set(nudge_icu_buffer *buffer, const char *text, int32_t length, UErrorCode *code) {
  nudge_icu_buffer_init(buffer);
  // UTF-16 never has more units than UTF-8 has bytes.
  if (U_FAILURE(*code) || !reserve(buffer, length + 1, code)) return;
  u_strFromUTF8(buffer->units, buffer->capacity, &buffer->length, text, length, code);
}

int32_t nudge_icu_buffer_finish(
    nudge_icu_buffer *buffer, char *out, int32_t capacity, UErrorCode code, int32_t *status) {
  int32_t length = 0;
  if (U_SUCCESS(code)) {
    code = U_ZERO_ERROR;
    // ICU's texts are well-formed, except for the caller's part of a pattern. A lone surrogate is replaced, not
    // rejected.
    u_strToUTF8WithSub(out, capacity, &length, buffer->units, buffer->length, 0xFFFD, NULL, &code);
    if (code == U_BUFFER_OVERFLOW_ERROR) code = U_ZERO_ERROR;
  }
  nudge_icu_buffer_free(buffer);
  return nudge_icu_report(code, status) ? 0 : length;
}

int32_t nudge_icu_copy(const char *text, int32_t length, char *out, int32_t capacity) {
  if (length <= capacity) memcpy(out, text, (size_t)length);
  return length;
}

UBool nudge_icu_report(UErrorCode code, int32_t *status) {
  *status = U_FAILURE(code) ? (int32_t)code : 0;
  return U_FAILURE(code);
}
