/// Rules that need all pages; always enabled.
package enum SiteRules {}
