/// Rules that need all pages; always enabled.
enum SiteRules {}
