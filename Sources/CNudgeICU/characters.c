#include "include/nudge_icu.h"
#include "internal.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>

bool nudge_icu_is_right_to_left(uint32_t scalar) {
  UCharDirection direction = u_charDirection((UChar32)scalar);
  return direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC || direction == U_ARABIC_NUMBER;
}

bool nudge_icu_ends_identifier(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_PATTERN_SYNTAX) ||
         u_hasBinaryProperty((UChar32)scalar, UCHAR_PATTERN_WHITE_SPACE);
}

bool nudge_icu_is_wide(uint32_t scalar) {
  int32_t width = u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

int32_t nudge_icu_compose(const char *text, int32_t text_length, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer given, composed;
  nudge_icu_buffer_init(&composed);
  nudge_icu_buffer_set(&given, text, text_length, &code);
  const UNormalizer2 *form = unorm2_getNFCInstance(&code);
  NUDGE_ICU_FILL(
      &composed, &code, unorm2_normalize(form, given.units, given.length, composed.units, composed.capacity, &code));
  nudge_icu_buffer_free(&given);
  return nudge_icu_buffer_finish(&composed, out, capacity, code, status);
}
