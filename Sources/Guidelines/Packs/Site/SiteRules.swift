/// Rules that need all pages; in force in every site.
enum SiteRules {}
