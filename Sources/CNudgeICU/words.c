#include "include/nudge_icu.h"
#include "internal.h"

#include <string.h>
#include <unicode/ubrk.h>

nudge_icu_words *nudge_icu_words_open(int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UBreakIterator *words = ubrk_open(UBRK_WORD, "", NULL, 0, &code);
  if (nudge_icu_report(code, status)) {
    ubrk_close(words);
    return NULL;
  }
  return (nudge_icu_words *)words;
}

void nudge_icu_words_close(nudge_icu_words *words) { ubrk_close((UBreakIterator *)words); }

/// Writes the words, separated by line feeds, as far as they fit, and returns the length of all of them.
static int32_t join(UBreakIterator *words, const nudge_icu_buffer *text, nudge_icu_buffer *result, UErrorCode *code) {
  int32_t length = 0;
  int32_t start = ubrk_first(words);
  for (int32_t end = ubrk_next(words); end != UBRK_DONE; start = end, end = ubrk_next(words)) {
    if (ubrk_getRuleStatus(words) < UBRK_WORD_NUMBER) continue;
    if (length > 0) {
      if (length < result->capacity) result->units[length] = u'\n';
      length += 1;
    }
    int32_t units = end - start;
    if (length + units <= result->capacity) {
      memcpy(result->units + length, text->units + start, (size_t)units * sizeof(UChar));
    }
    length += units;
  }
  if (length > result->capacity) *code = U_BUFFER_OVERFLOW_ERROR;
  return length;
}

int32_t nudge_icu_words_split(
    nudge_icu_words *words, const char *text, int32_t length, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer input;
  nudge_icu_buffer result;
  nudge_icu_buffer_init(&result);
  nudge_icu_buffer_set(&input, text, length, &code);
  ubrk_setText((UBreakIterator *)words, input.units, input.length, &code);
  if (U_SUCCESS(code)) {
    NUDGE_ICU_FILL(&result, &code, join((UBreakIterator *)words, &input, &result, &code));
    // The iterator must not keep the text, which is freed.
    UErrorCode ignored = U_ZERO_ERROR;
    ubrk_setText((UBreakIterator *)words, u"", 0, &ignored);
  }
  nudge_icu_buffer_free(&input);
  return nudge_icu_buffer_finish(&result, out, capacity, code, status);
}
