#include "include/nudge_icu.h"
#include "internal.h"

#include <stdlib.h>
#include <unicode/ulistformatter.h>

nudge_icu_list *nudge_icu_list_open(int32_t kind, const char *locale, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UListFormatter *list = ulistfmt_openForType(
      locale, kind == NUDGE_ICU_OR ? ULISTFMT_TYPE_OR : ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, &code);
  if (nudge_icu_report(code, status)) {
    ulistfmt_close(list);
    return NULL;
  }
  return (nudge_icu_list *)list;
}

void nudge_icu_list_close(nudge_icu_list *list) { ulistfmt_close((UListFormatter *)list); }

int32_t nudge_icu_list_format(
    const nudge_icu_list *list, const char *items, int32_t length, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer text;
  nudge_icu_buffer result;
  nudge_icu_buffer_init(&result);
  nudge_icu_buffer_set(&text, items, length, &code);
  int32_t count = 1;
  for (int32_t index = 0; U_SUCCESS(code) && index < text.length; index++) count += text.units[index] == u'\n';
  const UChar **starts = malloc((size_t)count * sizeof *starts);
  int32_t *lengths = malloc((size_t)count * sizeof *lengths);
  if (starts == NULL || lengths == NULL) code = U_MEMORY_ALLOCATION_ERROR;
  if (U_SUCCESS(code)) {
    int32_t item = 0;
    int32_t start = 0;
    for (int32_t index = 0; index <= text.length; index++) {
      if (index < text.length && text.units[index] != u'\n') continue;
      starts[item] = text.units + start;
      lengths[item] = index - start;
      item += 1;
      start = index + 1;
    }
    NUDGE_ICU_FILL(
        &result, &code,
        ulistfmt_format((const UListFormatter *)list, starts, lengths, count, result.units, result.capacity, &code));
  }
  free(starts);
  free(lengths);
  nudge_icu_buffer_free(&text);
  return nudge_icu_buffer_finish(&result, out, capacity, code, status);
}
