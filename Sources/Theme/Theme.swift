/// The look that every site starts with, built into the program so that it needs no file beside it.
///
/// The folder `Templates` is a link to the one at the top of the project: what the documentation site of Patternbook uses
/// and what every other site gets are the same files.
package enum Theme {
  /// A file of the theme.
  package struct File: Sendable {
    /// Its path below Templates.
    package let name: String
    package let bytes: [UInt8]
  }

  /// All files, by name; a test holds this list against the folder.
  package static let files: [File] = [
    File(name: "assets/favicon.svg", bytes: PackageResources.favicon_svg),
    File(name: "assets/live.css/01-live.css", bytes: PackageResources._1_live_css),
    File(name: "assets/live.js/01-stage.js", bytes: PackageResources._1_stage_js),
    File(name: "assets/live.js/02-controls.js", bytes: PackageResources._2_controls_js),
    File(name: "assets/live.js/03-motion.js", bytes: PackageResources._3_motion_js),
    File(name: "assets/live.js/04-open.js", bytes: PackageResources._4_open_js),
    File(name: "assets/search.js/01-text.js", bytes: PackageResources._1_text_js),
    File(name: "assets/search.js/02-format.js", bytes: PackageResources._2_format_js),
    File(name: "assets/search.js/03-query.js", bytes: PackageResources._3_query_js),
    File(name: "assets/search.js/04-dictionary.js", bytes: PackageResources._4_dictionary_js),
    File(name: "assets/search.js/05-spelling.js", bytes: PackageResources._5_spelling_js),
    File(name: "assets/search.js/06-facets.js", bytes: PackageResources._6_facets_js),
    File(name: "assets/search.js/07-ranking.js", bytes: PackageResources._7_ranking_js),
    File(name: "assets/search.js/08-answer.js", bytes: PackageResources._8_answer_js),
    File(name: "assets/search.js/09-engine.js", bytes: PackageResources._9_engine_js),
    File(name: "assets/search.js/11-elements.js", bytes: PackageResources._1_elements_js),
    File(name: "assets/search.js/12-hits.js", bytes: PackageResources._2_hits_js),
    File(name: "assets/search.js/13-view.js", bytes: PackageResources._3_view_js),
    File(name: "assets/search.js/14-showing.js", bytes: PackageResources._4_showing_js),
    File(name: "assets/search.js/15-keys.js", bytes: PackageResources._5_keys_js),
    File(name: "assets/search.js/16-open.js", bytes: PackageResources._6_open_js),
    File(name: "assets/site.css/01-tokens.css", bytes: PackageResources._1_tokens_css),
    File(name: "assets/site.css/02-ground.css", bytes: PackageResources._2_ground_css),
    File(name: "assets/site.css/03-frame.css", bytes: PackageResources._3_frame_css),
    File(name: "assets/site.css/04-navigation.css", bytes: PackageResources._4_navigation_css),
    File(name: "assets/site.css/05-text.css", bytes: PackageResources._5_text_css),
    File(name: "assets/site.css/06-blocks.css", bytes: PackageResources._6_blocks_css),
    File(name: "assets/site.css/07-dialogs.css", bytes: PackageResources._7_dialogs_css),
    File(name: "assets/site.css/08-special-pages.css", bytes: PackageResources._8_special_pages_css),
    File(name: "assets/site.css/09-search.css", bytes: PackageResources._9_search_css),
    File(name: "assets/site.css/10-preferences.css", bytes: PackageResources._0_preferences_css),
    File(name: "assets/site.css/11-print.css", bytes: PackageResources._1_print_css),
    File(name: "assets/site.css/12-try.css", bytes: PackageResources._2_try_css),
    File(name: "assets/site.css/13-catalogue.css", bytes: PackageResources._3_catalogue_css),
    File(name: "assets/site.css/14-code.css", bytes: PackageResources._4_code_css),
    File(name: "assets/site.js/01-page.js", bytes: PackageResources._1_page_js),
    File(name: "assets/site.js/02-appearance.js", bytes: PackageResources._2_appearance_js),
    File(name: "assets/site.js/03-platforms.js", bytes: PackageResources._3_platforms_js),
    File(name: "assets/site.js/04-mockup-appearance.js", bytes: PackageResources._4_mockup_appearance_js),
    File(name: "assets/site.js/05-search.js", bytes: PackageResources._5_search_js),
    File(name: "assets/site.js/06-navigation.js", bytes: PackageResources._6_navigation_js),
    File(name: "assets/site.js/07-blocks.js", bytes: PackageResources._7_blocks_js),
    File(name: "assets/site.js/08-printing.js", bytes: PackageResources._8_printing_js),
    File(name: "assets/site.js/09-live.js", bytes: PackageResources._9_live_js),
    File(name: "assets/site.js/10-catalogue.js", bytes: PackageResources._0_catalogue_js),
    File(name: "assets/site.js/11-code.js", bytes: PackageResources._1_code_js),
    File(name: "assets/site.js/12-drawings.js", bytes: PackageResources._2_drawings_js),
    File(name: "catalogue.mustache", bytes: PackageResources.catalogue_mustache),
    File(name: "footer.mustache", bytes: PackageResources.footer_mustache),
    File(name: "head.mustache", bytes: PackageResources.head_mustache),
    File(name: "header.mustache", bytes: PackageResources.header_mustache),
    File(name: "local_navigation.mustache", bytes: PackageResources.local_navigation_mustache),
    File(name: "not_found.mustache", bytes: PackageResources.not_found_mustache),
    File(name: "page.mustache", bytes: PackageResources.page_mustache),
    File(name: "page_facts.mustache", bytes: PackageResources.page_facts_mustache),
    File(name: "pager.mustache", bytes: PackageResources.pager_mustache),
    File(name: "related.mustache", bytes: PackageResources.related_mustache),
    File(name: "search.mustache", bytes: PackageResources.search_mustache),
    File(name: "words/de.yml", bytes: PackageResources.de_yml),
    File(name: "words/en.yml", bytes: PackageResources.en_yml),
    File(name: "words/es.yml", bytes: PackageResources.es_yml),
    File(name: "words/fr.yml", bytes: PackageResources.fr_yml),
    File(name: "words/ja.yml", bytes: PackageResources.ja_yml),
  ]
}
