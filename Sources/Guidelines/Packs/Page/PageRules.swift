/// Rules about pages, without their dialogs; always enabled.
enum PageRules {}
