/// Rules about a page, its dialogs aside; in force on every page.
enum PageRules {}
