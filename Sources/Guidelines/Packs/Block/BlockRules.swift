/// Rules about blocks themselves; the parser and the validator report their findings.
enum BlockRules {}
