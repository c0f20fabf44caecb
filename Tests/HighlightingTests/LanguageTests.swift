import Testing

/// A small piece of code in each language whose syntax is a table, or a pass over lines.
@Suite struct LanguageTests {
  @Test(arguments: [
    (
      "py",
      #"""
      @app.route("/a")
      async def a(b: str = f"{c!r}") -> None:  # don't
          """It's
          d."""
      """#,
      #"""
      a‹@app.route›(s‹"/a"›)
      k‹async› k‹def› a(b: str = s‹f"{c!r}"›) -> k‹None›:  c‹# don't›
          s‹"""It's
          d."""›
      """#
    ),
    (
      "py",
      #"return a // 2 if not x.match else rb'\d' @ E"#,
      #"k‹return› a // n‹2› k‹if› k‹not› x.match k‹else› s‹rb'\d'› @ t‹E›"#
    ),
    (
      "py",
      """
      match a:
          case 1: match = type(b)
      """,
      """
      k‹match› a:
          case n‹1›: match = type(b)
      """
    ),
    (
      "pycon",
      """
      >>> for i in a:
      ...     print('b')
      it's for you
      """,
      """
      c‹>>>› k‹for› i k‹in› a:
      c‹...›     print(s‹'b'›)
      it's for you
      """
    ),
  ])
  func colorsPython(_ name: String, _ code: String, _ expected: String) throws {
    #expect(try marked(code, name) == expected)
  }

  @Test(arguments: [
    (
      "rust",
      #"""
      #![allow(a)]
      #[doc = "b]"]
      pub fn c<'a>(d: &'a str) -> Option<u8> { e!("{}", 'f') }
      """#,
      #"""
      a‹#![allow(a)]›
      a‹#[doc = "b]"]›
      k‹pub› k‹fn› c<a‹'a›>(d: &a‹'a› t‹str›) -> t‹Option›<t‹u8›> { k‹e!›(s‹"{}"›, s‹'f'›) }
      """#
    ),
    (
      "rs",
      ##"r#"a "b" \"# + b"c\"" + r"\" + r#type"##,
      ##"s‹r#"a "b" \"#› + s‹b"c\""› + s‹r"\"› + r#type"##
    ),
    (
      "rust",
      #"/* a /* b */ c */ 'a: loop { if a != '\'' { 0..self.b } }"#,
      #"c‹/* a /* b */ c */› a‹'a›: k‹loop› { k‹if› a != s‹'\''› { n‹0›..k‹self›.b } }"#
    ),
  ])
  func colorsRust(_ name: String, _ code: String, _ expected: String) throws {
    #expect(try marked(code, name) == expected)
  }

  @Test(arguments: [
    (
      "go",
      """
      type A struct { b int `json:"c"` }
      func (a *A) D() error { return nil } // it's
      """,
      """
      k‹type› A k‹struct› { b t‹int› s‹`json:"c"`› }
      k‹func› (a *A) D() t‹error› { k‹return› k‹nil› } c‹// it's›
      """
    ),
    (
      "golang",
      #"""
      a := '\'' + `b
      "\` + "c"
      """#,
      #"""
      a := s‹'\''› + s‹`b
      "\`› + s‹"c"›
      """#
    ),
  ])
  func colorsGo(_ name: String, _ code: String, _ expected: String) throws {
    #expect(try marked(code, name) == expected)
  }

  @Test(arguments: [
    (
      "java",
      #"""
      @a.B record C(int d) { char e = '"'; var f = """
        "g" """; } // h
      """#,
      #"""
      a‹@a.B› k‹record› t‹C›(k‹int› d) { k‹char› e = s‹'"'›; k‹var› f = s‹"""
        "g" """›; } c‹// h›
      """#
    ),
    (
      "groovy",
      """
      plugins { id 'a' version "${b + "c"}" }
      if (d ==~ /e"/) { f / 2 / g }
      """,
      """
      plugins { id s‹'a'› version s‹"${›b + s‹"c"}"› }
      k‹if› (d ==~ s‹/e"/›) { f / n‹2› / g }
      """
    ),
    (
      "scala",
      #"@main def a(b: Int*) = s"c ${d + "e"}" + """\""" + 'f' + 'g"#,
      #"a‹@main› k‹def› a(b: t‹Int›*) = s‹s"c ${›d + s‹"e"}"› + s‹"""\"""› + s‹'f'› + 'g"#
    ),
  ])
  func colorsJVM(_ name: String, _ code: String, _ expected: String) throws {
    #expect(try marked(code, name) == expected)
  }

  @Test(arguments: [
    (
      "c",
      #"""
      #include <a.h>
      #define B(c) ((c) + 1)
      static size_t d = '\''; /* e */ f->g = "h\n";
      """#,
      #"""
      k‹#include› s‹<a.h>›
      k‹#define› t‹B›(c) ((c) + n‹1›)
      k‹static› t‹size_t› d = s‹'\''›; c‹/* e */› f->g = s‹"h\n"›;
      """#
    ),
    (
      "c++",
      """
      template <typename T> class A final : B { auto c = R"x(")" )x" + L"d"; };
      int e = 1'000;
      """,
      """
      k‹template› <k‹typename› t‹T›> k‹class› t‹A› final : t‹B› { k‹auto› c = s‹R"x(")" )x"› + s‹L"d"›; };
      k‹int› e = n‹1'000›;
      """
    ),
    (
      "objc",
      #"""
      #import <A/B.h>
      @interface C : D
      - (void)e { F(@"g", @YES, nil); }
      @end
      """#,
      #"""
      k‹#import› s‹<A/B.h>›
      k‹@interface› t‹C› : t‹D›
      - (k‹void›)e { F(s‹@"g"›, k‹@YES›, k‹nil›); }
      k‹@end›
      """#
    ),
    (
      "c#",
      #"""
      #region A
      public record B(int C) { string d = @"e\" + $"f {g}"; char h = '"'; }
      var i = from j in k.L select j;
      """#,
      #"""
      k‹#region› t‹A›
      k‹public› k‹record› t‹B›(k‹int› t‹C›) { k‹string› d = s‹@"e\"› + s‹$"f {g}"›; k‹char› h = s‹'"'›; }
      k‹var› i = k‹from› j k‹in› k.L k‹select› j;
      """#
    ),
  ])
  func colorsC(_ name: String, _ code: String, _ expected: String) throws {
    #expect(try marked(code, name) == expected)
  }

  @Test(arguments: [
    (
      "ruby",
      #"""
      class A < B # it's
        attr_reader :c
        def d(e: nil) = @f || @@g + $h if i.nil?
      end
      """#,
      #"""
      k‹class› t‹A› < t‹B› c‹# it's›
        k‹attr_reader› a‹:c›
        k‹def› d(a‹e›: k‹nil›) = a‹@f› || a‹@@g› + a‹$h› k‹if› i.nil?
      k‹end›
      """#
    ),
    (
      "rb",
      ##"a "b #{c + "#{d}"} e", :f => /g"/, if: h / i / j, k: A::B"##,
      ##"a s‹"b #{›c + s‹"#{›ds‹}"} e"›, a‹:f› => s‹/g"/›, a‹if›: h / i / j, a‹k›: t‹A›::t‹B›"##
    ),
    (
      "ruby",
      """
      a = <<~SQL.b
        it's
      SQL
      c << d
      """,
      """
      a = s‹<<~SQL›.b
        s‹it's›
      s‹SQL›
      c << d
      """
    ),
    (
      "crystal",
      """
      struct A
        getter b : Int32 = 1_i32
      end
      """,
      """
      k‹struct› t‹A›
        k‹getter› b : t‹Int32› = n‹1_i32›
      k‹end›
      """
    ),
  ])
  func colorsRuby(_ name: String, _ code: String, _ expected: String) throws {
    #expect(try marked(code, name) == expected)
  }

  @Test(arguments: [
    (
      "elixir",
      #"""
      defmodule A.B do
        @doc """
        It's #{c}.
        """
        def d(%{e: :f}), do: "g" <> h.end # i
      end
      """#,
      #"""
      k‹defmodule› t‹A›.t‹B› k‹do›
        a‹@doc› s‹"""
        It's #{›cs‹}.
        """›
        k‹def› d(%{a‹e›: a‹:f›}), a‹do›: s‹"g"› <> h.end c‹# i›
      k‹end›
      """#
    )
  ])
  func colorsElixir(_ name: String, _ code: String, _ expected: String) throws {
    #expect(try marked(code, name) == expected)
  }

  @Test(arguments: [
    (
      "php",
      #"""
      #[A("b]")]
      final class C { function d(?string $e = null) { return; } } # g
      $this->list . 'f' . true;
      """#,
      #"""
      a‹#[A("b]")]›
      k‹final› k‹class› t‹C› { k‹function› d(?k‹string› a‹$e› = k‹null›) { k‹return›; } } c‹# g›
      a‹$this›->list . s‹'f'› . k‹true›;
      """#
    ),
    (
      "php",
      """
      <p class="a"><?= $b ?></p>
      <?php echo <<<C
        it's
        C;
      """,
      """
      t‹<p› a‹class›=s‹"a"›t‹>›k‹<?=› a‹$b› k‹?>›t‹</p>›
      k‹<?php› k‹echo› s‹<<<C›
        s‹it's›
        s‹C›;
      """
    ),
  ])
  func colorsPHP(_ name: String, _ code: String, _ expected: String) throws {
    #expect(try marked(code, name) == expected)
  }

  @Test(arguments: [
    (
      "lua",
      #"""
      #!/usr/bin/env lua
      --[[ a
      ]] local b = [==[ ]] ]==] -- it's
      if c ~= nil then return "d" .. nil .. e[f[1]] end
      """#,
      #"""
      c‹#!/usr/bin/env lua›
      c‹--[[ a
      ]]› k‹local› b = s‹[==[ ]] ]==]› c‹-- it's›
      k‹if› c ~= k‹nil› k‹then› k‹return› s‹"d"› .. k‹nil› .. e[f[n‹1›]] k‹end›
      """#
    )
  ])
  func colorsLua(_ name: String, _ code: String, _ expected: String) throws {
    #expect(try marked(code, name) == expected)
  }

  @Test(arguments: [
    (
      "sql",
      """
      -- it's
      SELECT a.order, COUNT(*) FROM b WHERE c = 'd''e' and f::int > 1.5;
      """,
      """
      c‹-- it's›
      k‹SELECT› a.order, COUNT(*) k‹FROM› b k‹WHERE› c = s‹'d''e'› k‹and› f::t‹int› > n‹1.5›;
      """
    ),
    (
      "postgresql",
      """
      create table a ("b" VARCHAR(2) default 'c
      d')
      """,
      """
      k‹create› k‹table› a (s‹"b"› t‹VARCHAR›(n‹2›) k‹default› s‹'c
      d'›)
      """
    ),
  ])
  func colorsSQL(_ name: String, _ code: String, _ expected: String) throws {
    #expect(try marked(code, name) == expected)
  }

  @Test(arguments: [
    (
      "toml",
      #"""
      # a
      [b.c]
      d-e = "f" # g
      "h" = [ -1.5,
        [ 2 ], true]
      i = { j = 1979-05-27 }
      [[k]]
      l = 'm\'
      """#,
      #"""
      c‹# a›
      t‹[b.c]›
      a‹d-e› = s‹"f"› c‹# g›
      a‹"h"› = [ n‹-1.5›,
        [ n‹2› ], k‹true›]
      a‹i› = { a‹j› = n‹1979-05-27› }
      t‹[[k]]›
      a‹l› = s‹'m\'›
      """#
    ),
    (
      "toml",
      #"""
      a = """
      "b" = c
      """
      """#,
      #"""
      a‹a› = s‹"""
      "b" = c
      """›
      """#
    ),
    (
      "ini",
      """
      ; a
      [b c]
      d e = f ; g
      h: true
      i=http://j:1
      k = "l"
      m
      """,
      """
      c‹; a›
      t‹[b c]›
      a‹d e› = f ; g
      a‹h›: k‹true›
      a‹i›=http://j:1
      a‹k› = s‹"l"›
      m
      """
    ),
  ])
  func colorsTOML(_ name: String, _ code: String, _ expected: String) throws {
    #expect(try marked(code, name) == expected)
  }

  @Test(arguments: [
    (
      "dockerfile",
      #"""
      # a
      FROM --platform=$B c AS d
      RUN e && \
          # it's
          f -y
      CMD ["g"]
      h
      """#,
      #"""
      c‹# a›
      k‹FROM› a‹--platform=$B› c k‹AS› d
      k‹RUN› e && \
          c‹# it's›
          f a‹-y›
      k‹CMD› [s‹"g"›]
      h
      """#
    )
  ])
  func colorsDockerfile(_ name: String, _ code: String, _ expected: String) throws {
    #expect(try marked(code, name) == expected)
  }

  @Test(arguments: [
    (
      "diff",
      """
      diff --git a/b c/b
      index 1..2
      --- a/b
      +++ c/b
      @@ -1 +1 @@ d
       e
      -f
      +g
      --- h
      """,
      """
      c‹diff --git a/b c/b›
      c‹index 1..2›
      c‹--- a/b›
      c‹+++ c/b›
      a‹@@ -1 +1 @@ d›
       e
      n‹-f›
      s‹+g›
      n‹--- h›
      """
    )
  ])
  func colorsDiff(_ name: String, _ code: String, _ expected: String) throws {
    #expect(try marked(code, name) == expected)
  }
}
