#include <string.h>
#include <gumbo.h>

// What Swift could reach only by copying it, or not at all: members of unions, and the options, which are a global.

// Parses what is in a page's body. Errors are not recorded: text of authors may have any number of them.
static inline GumboOutput *gumbo_parse_fragment(const char *text, size_t count) {
  GumboOptions options = kGumboDefaultOptions;
  options.max_errors = 0;
  options.fragment_context = GUMBO_TAG_DIV;
  return gumbo_parse_with_options(&options, text, count);
}

static inline void gumbo_free(GumboOutput *output) {
  gumbo_destroy_output(&kGumboDefaultOptions, output);
}

static inline const GumboElement *gumbo_element(const GumboNode *node) {
  return &node->v.element;
}

static inline const GumboText *gumbo_text(const GumboNode *node) {
  return &node->v.text;
}
