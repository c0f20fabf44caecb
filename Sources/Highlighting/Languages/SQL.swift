extension CodeLanguage {
  /// SQL of any database, in any case.
  static let sql = CodeLanguage(
    ["sql", "mysql", "postgresql", "postgres", "pgsql", "plpgsql", "plsql", "sqlite", "tsql"],
    scan: BraceSyntax(
      keywords: WordSet(
        """
        add after all alter analyze and any as asc auto_increment autoincrement before begin between by cascade case
        check collate column comment commit concurrently conflict constraint create cross current_date
        cursor database declare default deferrable delete desc distinct do drop each else elsif end
        except exception execute exists explain extension false fetch first for foreign from full function grant group
        having if ilike in index inner insert intersect interval into is join key language last left like limit loop
        materialized merge natural not nothing null nulls of off offset on only or order outer over partition policy
        primary procedure raise recursive references rename replace restrict return returning returns revoke right role
        rollback row rows schema select sequence set show similar some start table tablespace temp temporary then to
        transaction trigger true truncate type union unique unlogged update use user using vacuum values view when where
        while window with without
        """),
      types: WordSet(
        """
        array bigint bigserial binary bit blob boolean bool bytea char character clob date datetime decimal double enum
        float inet int integer json jsonb longtext mediumint money nchar number numeric nvarchar precision real serial
        smallint text time timestamp timestamptz tinyint tsvector uuid varbinary varchar varchar2 varying xml
        """),
      hasUppercaseTypes: false,
      ignoresCase: true,
      hasDashComments: true,
      strings: [
        StringStyle(quote: UInt8(ascii: "'"), hasEscapes: false, spansLines: true, needsEnd: true),
        StringStyle(quote: UInt8(ascii: "\""), hasEscapes: false, needsEnd: true),
        StringStyle(quote: UInt8(ascii: "`"), hasEscapes: false, needsEnd: true),
      ]
    ).scan)
}
