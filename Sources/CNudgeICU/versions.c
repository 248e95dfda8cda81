#include "include/nudge_icu.h"
#include "internal.h"

#include <string.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

const char *nudge_icu_status_name(int32_t status) { return u_errorName((UErrorCode)status); }

static int32_t version_text(const UVersionInfo version, char *out, int32_t capacity) {
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_versionToString(version, text);
  return nudge_icu_copy(text, (int32_t)strlen(text), out, capacity);
}

int32_t nudge_icu_version(char *out, int32_t capacity) {
  UVersionInfo version;
  u_getVersion(version);
  return version_text(version, out, capacity);
}

int32_t nudge_icu_cldr_version(char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UVersionInfo version;
  ulocdata_getCLDRVersion(version, &code);
  return nudge_icu_report(code, status) ? 0 : version_text(version, out, capacity);
}
