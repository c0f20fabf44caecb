import Testing
import Writing

@Suite struct CondensedSourceTests {
  @Test(arguments: [
    ("a {\n  /* why */\n  b: c;\n}\n", "a {\nb: c;\n}\n"),
    ("/* one\n   two */\na { }\n", "a { }\n"),
    ("/* one */ a { } /* two */\nb { }\n", " a { } /* two */\nb { }\n"),
    ("/* one\n two */ a { }\n/**/\nb { }", " a { }\nb { }\n"),
    ("const a = \"// no\"; // yes\n\n  // no\n", "const a = \"// no\"; // yes\n"),
    ("a { b: c; } /* why */\n", "a { b: c; } \n"), ("a { b: \"/*\" } /* why */\n", "a { b: \"/*\" } /* why */\n"),
    ("", ""),
    ("a { b: c /* x */; d: e /* y */\n}\n", "a { b: c /* x */; d: e /* y */\n}\n"),
    ("a { } /* long\nb /* c */\nd { } /* e */\n", "a { } /* long\nb /* c */\nd { } /* e */\n"),
    ("/* never closed\na { }", ""),
  ])
  func leavesOutLinesOfComments(source: String, kept: String) {
    #expect(String(decoding: CondensedSource.bytes(of: Array(source.utf8), isScript: false), as: UTF8.self) == kept)
  }

  @Test(arguments: [
    ("  if (a && b) {\n    c = (d) => e;\n", "if(a&&b){c=(d)=>e;"),
    ("a = b + +c - -d;\n", "a=b+ +c- -d;"),
    ("if (a === \"b = c\") d = \" ; \";\n", "if(a===\"b = c\")d=\" ; \";"),
    ("a = 'b = c';\n", "a = 'b = c';\n"),
    ("a = \"\\\" = \";\n", "a = \"\\\" = \";\n"),
    ("a = b / c; // d\n", "a = b / c; // d\n"),
    ("a = `b\n  c = d\n`;\n", "a = `b\n  c = d\n`;\n"),
    ("if (a < !b) return c ? .5 : d;\n", "if(a< !b)return c?.5:d;"),
    ("a = `b = ${c} \" ;` + (d < e);\n", "a=`b = ${c} \" ;`+(d<e);"),
    ("a = \"`\" + b, c = \"`\";\n", "a=\"`\"+b,c=\"`\";"),
    ("a = `${b ? `c = d` : e}`;\n", "a = `${b ? `c = d` : e}`;\n"),
  ])
  func leavesOutSpacesThatMeanNothing(source: String, kept: String) {
    #expect(String(decoding: CondensedSource.bytes(of: Array(source.utf8), isScript: true), as: UTF8.self) == kept)
  }
}
