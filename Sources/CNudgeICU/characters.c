#include "include/nudge_icu.h"

#include <unicode/uchar.h>

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
