/// Rules about a block itself; the parser and the validator make their findings.
enum BlockRules {}
