import Diagnostics
import Files
import Foundation
import Guidelines
import TestSupport
import Testing

@testable import Site

/// `patternbook init --from` recognizes tools by their files.
@Suite struct ForeignSiteTests {
  private static let projects: [(tool: String, files: [String: String], settings: [String])] = [
    (
      "Docusaurus",
      [
        "website/docusaurus.config.ts":
          "import x from 'y';\nconst c = {title: 'My: docs', url: 'https://a.b', baseUrl: '/c/', presets: [['classic', {docs: {path: '../docs', sidebarPath: require.resolve('./sidebarsX'), editUrl: 'https://g.h/edit/'}, blog: f()}]]};\nexport default c;",
        "docs/a.md": "", "website/static/x.png": "", "website/sidebarsX.ts": "", "website/blog/b.md": "",
      ],
      [
        "title: \"My: docs\"", "url: \"https://a.b/c/\"", "content: \"docs\"", "static: [\"website/static\"]",
        "navigation: [\"website/sidebarsX.ts\"]", "edit: \"https://g.h/\"",
      ]
    ),
    (
      "Docusaurus",
      [
        "website/docusaurus.config.mjs":
          "export default {title: 'M', presets: [['classic', {docs: {path: path.join(__dirname, '..', 'docs'), "
          + "sidebarPath: path.resolve(__dirname, './sidebarsX.json')}}]]};",
        "docs/a.md": "", "website/sidebarsX.json": "{}",
      ], ["content: \"docs\"", "navigation: [\"website/sidebarsX.json\"]"]
    ),
    // Settings name a file of JavaScript, and TypeScript has it; others are not called sidebars.
    (
      "Docusaurus",
      [
        "docusaurus.config.js":
          "export default {title: 'M', presets: [['classic', {docs: {sidebarPath: require.resolve('./docSidebar.js')}}]]};",
        "docs/a.md": "", "docSidebar.ts": "",
      ], ["content: \"docs\"", "navigation: [\"docSidebar.ts\"]"]
    ),
    (
      "MkDocs", ["properdocs.yml": "site_name: P\n", "docs/index.md": ""], ["title: \"P\"", "content: \"docs\""]
    ),
    (
      "MkDocs",
      [
        "mkdocs.yml":
          "site_name: M\nsite_url: https://m.org\ntheme:\n  name: material\n  language: de\nx: !ENV [A, b]\n",
        "docs/index.md": "",
      ], ["title: \"M\"", "url: \"https://m.org/\"", "language: de", "content: \"docs\""]
    ),
    (
      "MkDocs",
      [
        "mkdocs.yml": "site_name: M\nexclude_docs: |\n  /a/\n  # b\n\n  *.tmp\n\nnav:\n  - index.md\nextra: 1\n",
        "docs/index.md": "",
      ], ["title: \"M\"", "exclude: [\"/a/\", \"*.tmp\"]"]
    ),
    (
      "MkDocs",
      [
        "mkdocs.yml": "site_name: M\nextra:\n  product: 'P: Q'\n  a: {b: \"1\", c: [x]}\n  unused: x\n",
        "docs/index.md": "[[= product =]] {{ a.b }} {{a.c}} {{ lost }}",
      ], ["variables:", "  \"a.b\": \"1\"", "  \"product\": \"P: Q\""]
    ),
    (
      "Zensical",
      [
        "zensical.toml":
          "[project]\nsite_name = \"Z: \\\"a\\\"\"\nsite_description = 'D'\nsite_url = \"https://z.org\"\n"
          + "docs_dir = \"pages\"\n"
          + "repo_url = \"https://g.h/r\"\nedit_uri = \"edit/main/pages/\"\n[project.theme]\nlanguage = \"de\"\n"
          + "[project.markdown_extensions.toc]\n[project.markdown_extensions.pymdownx.snippets]\n"
          + "base_path = [\"parts\"]\n[project.extra]\nproduct = \"P\"\n",
        "pages/index.md": "{{ product }}", "parts/a.md": "",
      ],
      [
        "title: \"Z: \\\"a\\\"\"", "description: \"D\"", "url: \"https://z.org/\"", "language: de",
        "content: \"pages\"", "edit: \"https://g.h/r/edit/main/\"", "links: {anchors: mkdocs}", "includes: [\"parts\"]",
        "permalinks: {\".\": \"/:path/\"}", "hide-descriptions: true", "  \"product\": \"P\"",
      ]
    ),
    (
      "Zensical",
      ["zensical.toml": "[project]\nuse_directory_urls = false\n", "docs/index.md": ""], ["content: \"docs\""]
    ),
    (
      "Eleventy",
      [
        "package.json": "{}", "pages/index.md": "{{ site.name }}", "pages/a.md": "", "pages/b/c.md": "",
        "_data/site.yaml": "title: The site\nname: >- # Folded\n  N\n",
        "_data/navigation.yml":
          "primary:\n  - text: More\n    href: /#more\n    children:\n      - {text: A &amp; b, url: a/}\n"
          + "      - {text: C, url: /b/c/}\n  - {text: Home, url: /}\n",
        ".eleventyignore": "LICENSE.md\n./pages/d.md\n/pages/e/\n**/draft.md\n# pages/f.md\n!pages/g.md\n",
        ".eleventy.js":
          "config.setLibrary('md', md.use(markdownItAnchor, {slugify: config.getFilter('slugify')}))\n"
          + "return {dir: {input: 'pages', data: '../_data'}}",
      ],
      [
        "title: \"The site\"", "content: \"pages\"", "navigation: [\"_data/navigation.yml\"]",
        "exclude: [\"/d.md\", \"/e/\", \"**/draft.md\"]", "links: {anchors: slugify}", "  \"site.name\": \"N\"",
      ]
    ),
    (
      "Eleventy",
      [
        "package.json": "{}", ".eleventy.js": "", ".eleventyignore": "README.md\nLICENSE.md\nconfig\n", "index.md": "",
        "LICENSE.md": "",
      ],
      [
        "exclude: [\"/README.md\", \"/LICENSE.md\", \"/config\", \"package*.json\", \"*.js\", \"*.mjs\", \"*.cjs\", \"*.lock\", "
          + "\"*.scss\"]"
      ]
    ),
    (
      "Jekyll",
      [
        "_config.yml": "title: J\nurl: https://j.k\nshop: S\n",
        "index.md": "{{ site.shop }} {{ site.data.a.b.c }} {{ site.url }}",
        "_data/a/b.yml": "c: D\nd: [1]\n",
      ], ["variables:", "  \"site.data.a.b.c\": \"D\"", "  \"site.shop\": \"S\""]
    ),
    (
      // A page that is there again needs no redirect, and other sites are left to do by hand.
      "MkDocs",
      [
        "mkdocs.yml":
          "plugins:\n- redirects:\n    redirect_maps:\n      a/b.md: index.md#x\n      c/index.md: d.md\n      d.md: index.md\n"
          + "      e.md: https://x.org/\n", "docs/index.md": "", "docs/d.md": "",
      ], ["redirects:", "  \"/a/b/\": \"index.md#x\"", "  \"/c/\": \"d.md\""]
    ),
    (
      "MkDocs",
      [
        "mkdocs.yml":
          "plugins:\n  a:\n    b: !!python/name:c.d\n  redirects:\n    redirect_maps:\n      a.md: b/c.md\n",
        "docs/b/c.md": "",
      ], ["redirects:", "  \"/a/\": \"b/c.md\""]
    ),
    (
      "mdBook",
      [
        "book.toml":
          "[output.html.redirect]\n\"/a.html\" = \"b/c.html\"\n\"./g.html\" = \"./b/c.html\"\n\"/d/e.html\" = \"../c.html#x\"\n\"/f.html\" = \"https://x.org\"\n",
        "src/SUMMARY.md": "", "src/c.md": "", "src/b/c.md": "",
      ],
      ["redirects:", "  \"/a.html\": \"/b/c.html\"", "  \"/g.html\": \"/b/c.html\"", "  \"/d/e.html\": \"/c.html#x\""]
    ),
    (
      "mdBook",
      ["book.toml": "[output.html]\ncname = \"b.example\"\nsite-url = \"/c/\"\n", "src/a.md": ""],
      ["url: \"https://b.example/c/\""]
    ),
    (
      "mdBook", ["book.toml": "[output.html]\ncname = \"b.example\"\n", "src/a.md": ""],
      ["url: \"https://b.example/\""]
    ),
    (
      "mdBook",
      [
        "book.toml": "[book]\ntitle = 'B'\n",
        "src/SUMMARY.md": "# Summary\n\n[Start](start.md)\n\n- [A](a/one%20two.md)\n- [Draft]()\n", "src/start.md": "",
        "src/a/one two.md": "", "src/a/part.md": "", "src/b/c/list.md": "",
      ], ["exclude: [\"/a/part.md\", \"/b/**/*.md\"]", "home: \"start.md\""]
    ),
    (
      "MkDocs",
      ["mkdocs.yml": "edit_uri: https://g.h/a/b/blob/main/docs/\n", "docs/index.md": ""],
      ["edit: \"https://g.h/a/b/blob/main/\""]
    ),
    (
      "MkDocs",
      ["mkdocs.yml": "repo_url: https://g.h/a/b/\nedit_uri: blob/main/docs/\n", "docs/index.md": ""],
      ["edit: \"https://g.h/a/b/blob/main/\""]
    ),
    (
      "MkDocs",
      [
        "mkdocs-common.yml": "site_name: C\ndocs_dir: pages\n", "mkdocs-online.yml": "INHERIT: mkdocs-common.yml\n",
        "mkdocs-nav.yml": "docs_dir: pages\nnav: [index.md]\n", "pages/index.md": "",
      ], ["title: \"C\"", "content: \"pages\"", "navigation: [\"mkdocs-nav.yml\"]"]
    ),
    (
      "MkDocs",
      ["mkdocs.yml": "INHERIT: ../base.yml\nsite_url: https://m.org\n", "docs/index.md": ""],
      ["url: \"https://m.org/\"", "content: \"docs\""]
    ),
    (
      "MkDocs",
      [
        "docs/mkdocs.yml": "INHERIT: mkdocs.base.yml\ndocs_dir: src\n",
        "docs/mkdocs.base.yml": "site_name: Base\ntheme:\n  language: fr\ndocs_dir: x\n", "docs/src/index.md": "",
      ], ["title: \"Base\"", "language: fr", "content: \"docs/src\""]
    ),
    (
      "mdBook",
      [
        "book.toml": "[book]\ntitle = \"B\" # x\nsrc = 'text'\n[output.html]\nsite-url = \"/b/\"\n",
        "text/SUMMARY.md": "", "other/a.md": "",
        "text/a/b.md":
          "[s](../../std/a.html#x) [o](../../other/a.html) [k](../c/d.html) ![i](../../i/x.png)\n\n[t]: ../../t/",
      ],
      [
        "title: \"B\"", "content: \"text\"",
        "links: {anchors: mdbook, prefixes: [\"/b/\"], external: [\"../std\", \"../t\"]}",
      ]
    ),
    (
      "mdBook",
      [
        "book.toml": "[preprocessor.spec]\ncommand = \"x\"\n",
        "src/a.md": "r[a]\n# A\n\nr[a.b]\nB\n\nr[a.c]\nC\n", "src/b.md": "r[b]\n# B\n\nr[b.c-d]\nC\n",
      ], ["links: {anchors: mdbook, line-anchors: true}"]
    ),
    (
      "mdBook",
      [
        "book.toml": "[output.html.code.hidelines]\npython = \"~\"\nc = \"a b\"\n",
        "src/a/b.md": "```rust,ignore\n# a\n```\n\n[c](../../core/x.md) [d](../../src/a/b.md) [e](../../e.md)\n",
      ], ["hidden-lines: {\"python\": \"~\", \"rust\": \"#\"}", "links: {anchors: mdbook, external: [\"../core\"]}"]
    ),
    (
      "docsify",
      [
        "docs/index.html":
          "<title>T</title><script>\n// $docsify\nwindow.$docsify = {\n  name: '<b>D</b> &amp; E', homepage: 'home.md', "
          + "loadSidebar: 'list.md',\n  plugins: [function (hook) {}],\n};\n</script>",
        "docs/home.md": "", "docs/list.md": "- [A](a)\n", "docs/a.md": "", "docs/CNAME": "d.org\n",
      ],
      [
        "title: \"D & E\"", "content: \"docs\"", "url: \"https://d.org/\"", "home: \"home.md\"",
        "navigation: [\"docs/list.md\"]", "exclude: [\"/index.html\"]", "links: {anchors: docsify}",
      ]
    ),
    (
      "docsify",
      ["index.html": "<title>T</title><script>window.$docsify={basePath: '/text/'}</script>", "text/README.md": ""],
      ["title: \"T\"", "content: \"text\""]
    ),
    (
      "VitePress",
      [
        "docs/.vitepress/config.ts":
          "export default defineConfig<Theme, 'a'>({title: 'V', lang: 'fr_FR', srcExclude: ['**/x.md']})",
        "docs/a.md": "", "docs/public/x.png": "",
      ],
      ["title: \"V\"", "language: fr-FR", "content: \"docs\"", "static: [\"docs/public\"]", "exclude: [\"**/x.md\"]"]
    ),
    (
      "VuePress",
      [
        "docs/.vuepress/config.js":
          "module.exports = {base: '/x/', title: 'P', head: [['link', {rel: 'icon', href: '/p.svg'}]], locales: {'/': {lang: 'fr'}, '/de/': {lang: 'de'}}}",
        "docs/.vuepress/public/p.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "docs/README.md": "",
        "docs/de/README.md": "",
      ],
      [
        "title: \"P\"", "language: fr", "content: \"docs\"", "static: [\"docs/.vuepress/public\"]",
        "exclude: [\"/de/\"]", "links: {anchors: vitepress, prefixes: [\"/x/\"]}",
      ]
    ),
    (
      "Rspress",
      [
        "site/rspress.config.ts":
          "export default withPreset({docs: {}}, defineConfig({root: path.join(__dirname, 'pages'), base: '/r/', title: 'R', route: {cleanUrls: true}}))",
        "site/pages/a.md": "![a](/r/a.png)", "site/pages/public/a.png": "", "site/pages/public/r.ico": "",
      ],
      [
        "title: \"R\"", "content: \"site/pages\"", "static: [\"site/pages/public\"]", "hide-endings: true",
        "links: {prefixes: [\"/r/\"]}",
      ]
    ),
    (
      // What is said in the head is not shown.
      "Jekyll",
      [
        "_config.yml": "title: J\n", "index.md": "---\nurl: /a\n---\n",
        "_layouts/default.html": "<meta content=\"{{ page.description }}\">",
        "_includes/head.html": "{{ page.description }}",
      ], ["hide-descriptions: true"]
    ),
    (
      "Jekyll", ["_config.yml": "title: J\npermalink: :title\n", "index.md": "---\n---\n"], ["hide-endings: true"]
    ),
    (
      "VitePress",
      ["parts/web/.vitepress/config.js": "export default {title: 'W'}", "parts/web/a.md": "", "README.md": ""],
      ["title: \"W\"", "content: \"parts/web\""]
    ),
    (
      "VuePress", ["web/.vuepress/config.js": "module.exports = {title: 'W'}", "web/a.md": "", "README.md": ""],
      ["title: \"W\"", "content: \"web\""]
    ),
    (
      "VitePress", ["docs/.vitepress/config.js": "export default {cleanUrls: true}", "docs/a.md": ""],
      ["hide-endings: true"]
    ),
    (
      "Docusaurus",
      ["docusaurus.config.js": "module.exports = {title: 'D', trailingSlash: false}", "docs/a.md": ""],
      ["hide-endings: true"]
    ),
    ("Jekyll", ["jekyll.yml": "title: J\n", "index.md": "---\n---\n"], ["title: \"J\""]),
    (
      "VitePress",
      [
        "docs/.vitepress/config.ts":
          "export default ({ mode }: { mode: string }) => {\n  return withPwa(extend(defineConfig({title: 'F', srcExclude: ['X.md'], themeConfig: {sidebar: {'/': [{text: 'A', link: '/a'}]}}})))\n}",
        "docs/a.md": "", "docs/X.md": "",
      ],
      ["title: \"F\"", "exclude: [\"X.md\"]"]
    ),
    (
      "Starlight",
      [
        "astro.config.mjs":
          "export default defineConfig({site: 'https://s.t', integrations: [starlight({title: 'S', locales: {root: {lang: 'en'}, de: {}}})]})",
        "src/content/docs/a.md": "", "src/content/docs/de/a.md": "", "public/x.svg": "",
      ], ["title: \"S\"", "url: \"https://s.t/\"", "static: [\"public\"]", "exclude: [\"/de/\"]"]
    ),
    (
      "Starlight",
      [
        "astro.config.mjs":
          "export default defineConfig({site: 'https://s.t', base: '/docs', integrations: [starlight({})]})",
        "src/content/docs/a.md": "",
      ], ["url: \"https://s.t/docs/\""]
    ),
    (
      "Starlight",
      [
        "astro.config.mjs":
          "export default defineConfig({site: 'https://docs/docs/', base: 'docs/', integrations: [starlight({})]})",
        "src/content/docs/a.md": "",
      ], ["url: \"https://docs/docs/\""]
    ),
    (
      "Docusaurus",
      [
        "website/docusaurus.config.mjs":
          "const config = {title: 'D', presets: [['classic', ({docs: {path: '../docs', editUrl: ({path}) => `x`}})]], plugins: [['content-docs', {id: 'api', routeBasePath: '/api'}]]};\nexport default config;",
        "website/versions.json": "[\"2.0\"]", "docs/a.md": "", "docs/b/_parts/c.md": "", "website/blog/b.md": "",
        "website/src/pages/index.js": "", "website/src/pages/help.js": "", "website/src/pages/_x.js": "",
        "website/src/pages/feed.xml.js": "",
      ],
      [
        "title: \"D\"", "content: \"docs\"", "exclude: [\"_*/\"]",
        "links: {prefixes: [\"docs/next\"], external: [\"/api\", \"/blog\", \"/feed.xml\", \"/help\", \"/docs/2.0\"]}",
      ]
    ),
    (
      "Docusaurus",
      [
        "docusaurus.config.js":
          "module.exports = {title: 'E', presets: [['classic', {docs: {exclude: ['README.md', '**/parts/**'], routeBasePath: '/'}}]]}",
        "docs/a.md": "", "docs/README.md": "",
      ], ["content: \"docs\"", "exclude: [\"/README.md\", \"parts/**\"]"]
    ),
    (
      // Versions have addresses of their own.
      "Docusaurus",
      [
        "docusaurus.config.js":
          "module.exports = {title: 'V', markdown: {anchors: {maintainCase: true}}, presets: [['classic', {docs: {versions: {current: {path: 'v7'}, '6.x': {path: 'v6'}}}}]]}",
        "docs/a.md": "", "versions.json": "[\"6.x\", \"5\"]",
      ],
      ["links: {anchors: github-cased, prefixes: [\"docs/v7\"], external: [\"/docs/v6\", \"/docs/5\"]}"]
    ),
    (
      "VuePress",
      [
        "docs/.vuepress/config.js": "module.exports = {title: 'V', themeConfig: {sidebar: ['/a']}}",
        "docs/.vuepress/redirects": "/old/ /a.html\nnone\n", "docs/a.md": "| a |\n|---|\n| `b | c` |\n",
      ], ["pipes-in-code: true", "links: {anchors: vuepress}", "redirects:", "  \"/old/\": \"/a.html\""]
    ),
    (
      // Several plugins for documentation.
      "Docusaurus",
      [
        "web/docusaurus.config.js":
          "const more = {path: '../lib/rules', routeBasePath: 'rules', exclude: ['T.md'], sidebarPath: require.resolve('./sidebar.rules')};\nexport default {title: 'D', trailingSlash: false, presets: [['classic', {docs: {path: '../docs'}}]], plugins: [['@docusaurus/plugin-content-docs', more], ['content-docs', {path: 'gone', routeBasePath: 'gone'}]]};",
        "docs/a.md": "", "lib/rules/b.md": "", "lib/rules/T.md": "",
        "web/sidebar.rules.js": "export default {a: ['b']}",
      ],
      [
        "content: [\"docs\", \"lib/rules\"]", "exclude: [\"/lib/rules/T.md\"]",
        "navigation: {\"docs\": \"docs\", \"web/sidebar.rules.js\": \"lib/rules\"}",
        "permalinks: {\"docs\": \"/docs/:id\", \"lib/rules\": \"/rules/:id\"}", "links: {external: [\"/gone\"]}",
      ]
    ),
    (
      "VitePress",
      [
        "docs/.vitepress/config/index.ts":
          "import {en} from './en'\nexport default extend(defineConfig({title: 'V', locales: {root: en, zh: {}, ko: {}}}))",
        "docs/.vitepress/config/en.ts": "export const en = {themeConfig: {sidebar: [{link: '/a'}]}}",
        "docs/a.md": "", "docs/zh/a.md": "",
      ],
      [
        "title: \"V\"", "exclude: [\"/zh/\"]", "navigation: [\"docs/.vitepress/config/en.ts\"]",
        "links: {anchors: vitepress}",
      ]
    ),
    (
      "VitePress",
      [
        "docs/.vitepress/config.ts":
          "const slugify = (s) => s\nexport default {ignoreDeadLinks: [/^\\/play/, '/repl', 'localhostLinks', (url) => true], markdown: {anchor: {slugify}}}",
        "docs/a.md": "",
      ], ["links: {ignore: [\"/play*\", \"/repl\"]}"]
    ),
    (
      // Options of all languages are in a file of their own.
      "VitePress",
      [
        "docs/.vitepress/config/index.ts":
          "import {en} from './en'\nimport {common} from './shared'\nexport default defineConfig({...common, locales: {root: {...en}, zh: {}}})",
        "docs/.vitepress/config/en.ts":
          "const text = 'D'\nexport const en: Locale = {description: text, themeConfig: {nav: []}}",
        "docs/.vitepress/config/shared.ts":
          "export const common = defineConfig({title: 'V', head: [['meta', {}], ['link', {rel: 'icon', href: '/v.svg'}]], themeConfig: {editLink: {pattern: 'https://g.h/edit/main/docs/:path'}}})",
        "docs/a.md": "", "docs/public/v.svg": "",
      ],
      [
        "title: \"V\"", "description: \"D\"", "favicon: \"v.svg\"", "edit: \"https://g.h/edit/main/\"",
      ]
    ),
    (
      "Docusaurus",
      [
        "docusaurus.config.js": "module.exports = {title: 'D', favicon: 'img/d.ico'}", "docs/a.md": "",
        "static/img/d.ico": "",
      ], ["favicon: \"img/d.ico\""]
    ),
    (
      "VitePress", ["docs/.vitepress/config.ts": "export default {ignoreDeadLinks: true}", "docs/a.md": ""],
      ["links: {anchors: vitepress}"]
    ),
    (
      "Starlight",
      [
        "astro.config.mjs":
          "const plugins = [starlightLinksValidator({exclude: ['/play', '/play/**/*', '/x/?']})]\nexport default defineConfig({integrations: [starlight({plugins})]})",
        "src/content/docs/a.md": "![b](@/assets/b.png)", "src/assets/b.png": "",
      ], ["static: [\"src/assets\"]", "links: {ignore: [\"/play\", \"/play/*\"]}"]
    ),
    (
      // Both pictures keep an address of their own.
      "Starlight",
      [
        "astro.config.mjs": "export default defineConfig({integrations: [starlight({})]})",
        "src/content/docs/a.md": "![b](../../assets/b.png)", "src/assets/b.png": "", "public/b.png": "",
      ], ["static: {\"public\": \"/\", \"src/assets\": \"/assets\"}"]
    ),
    (
      "Middleman",
      [
        "config.rb": "require 'govuk_tech_docs'\n\nGovukTechDocs.configure(self)\nactivate :directory_indexes\n",
        "config/tech-docs.yml": "host: docs.example.org\nservice_name: Playbook\n", "source/index.html.md": "# A\n",
        "source/guide/b.html.md": "[A](/)\n", "source/c.html.md.erb": "# C\n", "README.md": "",
      ],
      [
        "title: \"Playbook\"", "url: \"https://docs.example.org/\"", "content: \"source\"",
        "permalinks: {\".\": \"/:path/\"}",
      ]
    ),
    (
      "Gatsby",
      [
        "gatsby-config.js": "module.exports = {siteMetadata: {title: 'G', siteUrl: 'https://g.h'}}",
        "content/a.mdx": "![b](../src/images/b.png)", "content/c/d.mdx": "<img src=\"../../src/images/e/f.svg\">",
        "content/g.mdx": "![h](../missing/h.png)", "src/images/b.png": "", "src/images/e/f.svg": "", "static/x": "",
      ],
      ["title: \"G\"", "url: \"https://g.h/\"", "content: \"content\"", "static: [\"static\", \"src/images\"]"]
    ),
    (
      "Next.js",
      [
        "site.org/next.config.js": "module.exports = {basePath: '/b'}", "site.org/content/a.mdx": "",
        "site.org/content/b/c.mdx": "", "site.org/content/b/d.mdx": "", "site.org/public/x.png": "", "README.md": "",
        "site.org/pages/index.tsx": "", "site.org/pages/play.tsx": "",
      ],
      [
        "content: \"site.org/content\"", "static: [\"site.org/public\"]",
        "links: {prefixes: [\"/b\"], external: [\"/play\"]}",
      ]
    ),
    (
      // One folder for each language, and nothing beside them.
      "Next.js",
      [
        "site/next.config.mjs": "", "site/pages/de/a.md": "", "site/pages/en/a.md": "", "site/pages/en/b.md": "",
        "site/pages/pt-br/a.md": "", "site/app/[locale]/x/page.tsx": "",
      ], ["content: \"site/pages/en\"", "links: {prefixes: [\"/en\"]}"]
    ),
    (
      "Starlight",
      [
        "astro.config.mjs": "export default defineConfig({site: 'https://a.b'})", "src/content/docs/en/5x/a.md": "",
        "src/content/docs/fr/5x/a.md": "", "src/content/docs/zh-cn/5x/a.md": "", "src/pages/[lang]/index.astro": "",
      ], ["content: \"src/content/docs/en\"", "links: {prefixes: [\"/en\"]}"]
    ),
    (
      // Links from the root begin below the folder with all pages.
      "a folder of Markdown files",
      [
        "src/content/(home)/a.md": "[x](/1.guide/b) [x](/guide/b) [x](/guide/c/) [x](/guide)",
        "src/content/1.guide/b.md": "[x](/a#b) [x](/nothing) [x](/guide/d?x)", "src/content/1.guide/c.md": "",
        "src/content/1.guide/d.md": "", "src/content/1.guide/index.md": "",
      ], ["content: \"src/content\""]
    ),
    (
      "Ember",
      [
        "website/ember-cli-build.js": "", "website/docs/a.md": "", "website/docs/b.md": "", "website/docs/c/d.md": "",
        "website/public/assets/x.png": "", "README.md": "",
      ], ["content: \"website/docs\"", "static: [\"website/public\"]"]
    ),
    (
      "Jekyll",
      [
        "_config.yml": "plugins: []\n", "src/_config.yml": "title: J\n", "src/_layouts/a.html": "",
        "src/index.md": "---\ntitle: A\n---\n", "src/_b/c/guidance/d.md": "---\na: b\n---\n",
        "src/_b/d/guidance/d.md": "# D\n", "src/_b/d/guidance/e.md": "# E\n", "src/_b/c/e.md": "---\na: b\n---\n",
        "src/_b/c/f.md": "# F\n", "src/_b/c/parts/g.md": "# G\n",
      ],
      [
        "title: \"J\"", "content: \"src\"",
        "exclude: [\"/_b/c/f.md\", \"/_b/c/parts/\", \"/_b/d/guidance/\", \"_config*.yml\"]",
      ]
    ),
    (
      "Jekyll",
      [
        "_config.yml":
          "title: J\ngh_edit_link: true\ngh_edit_repository: https://e.org/r/\ngh_edit_branch: main\n",
        "index.md": "",
      ], ["title: \"J\"", "edit: \"https://e.org/r/tree/main/\""]
    ),
    (
      "Jekyll",
      [
        "_config.yml": "title: J\ncallouts: {new: {title: A, color: green}, note: {color: red}, x: 1}\n",
        "index.md": "",
      ], ["title: \"J\"", "callouts:", "  \"new\": {title: \"A\", kind: tip}", "  \"note\": {kind: note}"]
    ),
    (
      "Jekyll",
      ["_config.yml": "title: J\nurl: https://j.k\nbaseurl: /l\nexclude: [vendor]\n", "index.md": "", "README.md": ""],
      ["title: \"J\"", "url: \"https://j.k/l/\"", "content: \".\""]
    ),
    (
      "Jekyll",
      [
        "_config.yml":
          "title: J\nbaseurl: /t\npermalink: /:year/:title/\ncollections:\n  terms:\n    permalink: /t/:path:output_ext\n  notes:\n    output: true\ndefaults:\n  - scope: {path: help}\n    values: {permalink: '/support/:basename/'}\n  - scope: {path: ''}\n    values: {permalink: '/:y_day/'}\n",
        "index.md": "[a](/people/x/) [b](/terms/y/) [c](/t/z/) [d](/file.md)", "_terms/a.md": "", "_notes/a.md": "",
        "help/a.md": "", "news/_posts/2024-05-01-a.md": "",
      ],
      [
        "permalinks: {\".\": \"/:path/\", \"_terms\": \"/t/:path\", \"_notes\": \"/notes/:path/\", \"news/_posts\": \"/:year/:name/\", \"help\": \"/support/:name/\"}",
        "links: {prefixes: [\"/t\"], external: [\"/people\"]}",
      ]
    ),
    (
      "Jekyll",
      [
        "_config.yml": "title: J\n", "index.md": "[a](/api/a.html) [b](/api/b/c.html)\n\n[c]: /api/d.html\n",
        "assets/lib/README.md": "# Lib\n", "static/a.md": "---\ntitle: A\n---\n",
      ],
      [
        "links: {external: [\"/api\"]}",
        "exclude: [\"Gemfile*\", \"Rakefile\", \"package*.json\", \"*.lock\", \"node_modules/\", \"vendor/\", \"*.js\", \"*.rb\", \"*.scss\", \"/assets/**/*.md\", \"_config*.yml\"]",
      ]
    ),
    (
      "Jekyll",
      [
        "_config.yml": "title: J\n", "index.md": "[a](/api/a.html) [b](/api/b.html) [c](/api/d.html) [d](/e/f.html)",
        "e/f.md": "",
      ],
      ["content: \".\""]
    ),
    (
      "Eleventy",
      [
        "package.json": "{}",
        ".eleventy.js":
          "module.exports = (config) => {\n  config.addPassthroughCopy('./assets/**/*.js')\n  config.addPassthroughCopy({ \"src/img\": 'img' })\n  config.addPassthroughCopy(`${x}/y`)\n  return { dir: { input: 'src' } }\n}",
        "assets/a.js": "", "src/img/a.png": "", "src/a.md": "", "src/posts/b.md": "",
        "src/posts/posts.json": "{\"permalink\": \"/blog/{{ page.fileSlug }}/index.html\"}",
        "src/other/other.json": "{\"permalink\": \"/{{ x | y }}/\"}",
      ],
      [
        "content: \"src\"", "static: {\"assets\": \"/assets\"}",
        "permalinks: {\".\": \"/:path/\", \"posts\": \"/blog/:name/\"}",
      ]
    ),
    (
      "Eleventy",
      [
        "package.json": "{}", "src/a.md": "", "src/in/i.png": "", "static/img/p.png": "", "public/b.txt": "",
        "extra/c.ico": "", "d/d.txt": "", "e/e.txt": "", ".nojekyll": "", "src/same/f.txt": "",
        ".eleventy.js":
          "c.addPassthroughCopy({\n // Pictures\n 'static/img/': './images/', \"public\": `/`, d: 'x/y' });\n"
          + "c.addPassthroughCopy({'src/in': 'out', 'extra/c.ico': '/'})\nc.addPassthroughCopy('src/same')\n"
          + "c.addPassthroughCopy({e: '../../up'})\nc.addPassthroughCopy('.nojekyll')\nreturn {dir: {input: 'src'}}\n",
      ],
      [
        "static: {\"static/img\": \"/images\", \"public\": \"/\", \"d\": \"/x/y\", \"src/in\": \"/out\", "
          + "\"extra/c.ico\": \"/c.ico\"}"
      ]
    ),
    (
      // Tags name files from the root of the project.
      "Eleventy",
      [
        "package.json": "{}", ".eleventy.js": "return {dir: {input: 'src'}}", "_img/b/c.png": "", "files/d.pdf": "",
        "src/a.md": "{% image \"_img/b/c.png\", \"C\" %} [D]({% download 'files/d.pdf' %}) {% image \"none/e.png\" %}",
        "src/e.md": "{% image \"src/e.png\" %} {% image \"../up/f.png\" %}", "src/e.png": "",
      ],
      ["static: {\"_img\": \"/img\", \"files\": \"/files\"}"]
    ),
    (
      "Eleventy",
      ["package.json": "{}", ".eleventy.js": "", "index.md": "", "guide/guide.md": "", "guide/a.md": ""],
      ["permalinks: {\".\": \"/:place/\"}"]
    ),
    (
      "Hugo",
      [
        "config/_default/hugo.toml": "title = 'H'\nbaseURL = 'https://h.i/'\n",
        "config/_default/permalinks.yaml":
          "page:\n  blog: /:year/:month/:day/:slug\n  gone: /x/:slug/\ntags: /t/:slug/\n",
        "content/blog/a.md": "", "content/_index.md": "",
      ], ["permalinks: {\".\": \"/:path/\", \"blog\": \"/:year/:month/:day/:slug/\"}"]
    ),
    (
      "Hugo",
      [
        "hugo.toml": "baseURL = 'https://h.i/'\nuglyURLs = true\n[permalinks]\ndocs = '/:sections/:filename/'\n",
        "content/docs/a.md": "",
      ], ["permalinks: {\"docs\": \"/docs/:folder/:name\"}"]
    ),
    (
      "Hugo",
      [
        "hugo.toml": "baseURL = 'https://h.i/'\ntitle = \"H\"\n[params]\ntitle = 'no'\n", "content/_index.md": "",
        "static/x.txt": "",
      ],
      ["title: \"H\"", "url: \"https://h.i/\"", "content: \"content\"", "static: [\"static\"]"]
    ),
    (
      "Hugo",
      [
        "site/hugo.yaml": "title: H\nlanguages:\n  en:\n    label: English\n", "site/content/en/_index.md": "",
        "site/content/fr/_index.md": "", "site/content/en/a.md": "", "site/content/en/a.de.md": "",
        "site/assets/img/a.png": "",
      ],
      ["title: \"H\"", "content: \"site/content/en\"", "static: [\"site/assets\"]", "exclude: [\"*.de.md\"]"]
    ),
    (
      // The settings of a theme are nearer to the root, and those of environments are no sites of their own.
      "Hugo",
      [
        "theme/hugo.yaml": "title: T\n", "docs.org/config/_default/hugo.yaml": "title: D\n",
        "docs.org/config/_default/params.yaml": "a: &a A\nb: {c: *a}\nd: D\n",
        "docs.org/config/a/hugo.yaml": "title: E\n", "docs.org/config/a/content/x.md": "", "README.md": "",
        "docs.org/content/_index.md": "{{% param b.c %}} {{< param \"d\" >}} {{ e }}",
      ],
      [
        "title: \"D\"", "content: \"docs.org/content\"", "links: {relative-aliases: true}", "variables:",
        "  \"site.params.b.c\": \"A\"", "  \"site.params.d\": \"D\"",
      ]
    ),
    (
      "Hugo",
      [
        "hugo.yaml": "title: H\nparams: {home: &home 'https://h.i/'}\nbaseURL: *home\n",
        "content/x.md": "",
      ], ["url: \"https://h.i/\""]
    ),
    (
      "Hugo",
      [
        "hugo.toml": "title = 'H'\n[params]\na = 'A'\n[params.b]\nc = 'C'\n[languages.en.params]\na = 'B'\n",
        "content/x.md": "{{% param a %}} {{% param b.c %}}",
      ], ["variables:", "  \"site.params.a\": \"B\"", "  \"site.params.b.c\": \"C\""]
    ),
    (
      // Each tool passes over settings without pages.
      "MkDocs",
      ["mkdocs.yml": "site_name: A\n", "docs/a.txt": "", "b/mkdocs.yml": "site_name: B\n", "b/docs/a.md": ""],
      ["title: \"B\"", "content: \"b/docs\""]
    ),
    (
      "Docusaurus",
      [
        "docusaurus.config.js": "module.exports = {title: 'A'}",
        "b/docusaurus.config.js": "module.exports = {title: 'B'}",
        "b/docs/a.md": "",
      ], ["title: \"B\"", "content: \"b/docs\""]
    ),
    (
      "mdBook",
      ["book.toml": "[book]\ntitle = 'A'\n", "b/book.toml": "[book]\ntitle = 'B'\n", "b/src/a.md": ""],
      ["title: \"B\"", "content: \"b/src\""]
    ),
    (
      // Pages that a program makes have a file with a parameter in its name.
      "VitePress",
      [
        "docs/.vitepress/config.js": "export default {title: 'V'}", "docs/a.md": "", "docs/x/[id].md": "",
        "docs/x/[id].paths.js": "",
      ], ["title: \"V\"", "exclude: [\"*\\\\[*\\\\]*\"]"]
    ),
    (
      "Hugo",
      ["hugo.toml": "baseURL = '/'\n[languages]\n[languages.en]\ncontentDir = 'content.en'\n", "content.en/a.md": ""],
      ["content: \"content.en\""]
    ),
    (
      "a folder of Markdown files",
      [
        "docs/a.md": "", "docs/a.fr.md": "", "docs/b.en.mdx": "", "docs/b.pt-br.mdx": "", "docs/c.min.md": "",
        "docs/d.fr.md": "", "package.json": "",
      ],
      ["title: \"Name\"", "content: \"docs\"", "exclude: [\"*.fr.md\", \"*.pt-br.mdx\"]"]
    ),
    (
      "Starlight",
      [
        "astro.config.mjs":
          "import locales from './locales.json'\nexport default defineConfig({integrations: [starlight({title: 'S', locales})]})",
        "locales.json": #"{"root": {"lang": "en"}, "zh-cn": {"lang": "zh-CN"}}"#, "src/content/docs/a.md": "",
        "src/content/docs/zh-cn/a.md": "", "src/content/docs/_parts/b.mdx": "", "src/pages/pages.xml.ts": "",
      ], ["exclude: [\"_*/\", \"/zh-cn/\"]", "links: {external: [\"/pages.xml\"]}"]
    ),
    (
      // Pictures in such folders are shown by pages.
      "Starlight",
      [
        "astro.config.mjs":
          "const docs = starlight({title: 'S'})\nexport default defineConfig({integrations: all().concat(docs)})",
        "src/content/docs/a.md": "", "src/content/docs/x/_parts/b.mdx": "", "src/content/docs/x/_parts/c.md": "",
        "src/content/docs/_pictures/a.png": "",
      ], ["title: \"S\"", "exclude: [\"**/_*/**/*.md\", \"**/_*/**/*.mdx\"]"]
    ),
    (
      "Starlight",
      [
        "astro.config.mjs": "const docs = [starlight({title: 'S'})]\nexport default {integrations: docs}",
        "src/content/docs/a.md": "", "src/content/docs/_pictures/a.png": "",
      ], ["title: \"S\"", "content: \"src/content/docs\"", "files: linked"]
    ),
    (
      // The folder with the pages is named by a script of the package.
      "Eleventy",
      [
        "package.json": #"{"scripts": {"start": "gulp && npx eleventy --serve --input=./docs --output=public"}}"#,
        ".eleventy.js": "module.exports = (config) => {}", "README.md": "", "docs/index.md": "", "Dockerfile": "",
        "docs/terms/a.md": "---\ntitle: A\n---\n", "docs/other/_part.md": "",
        "docs/terms/terms.11tydata.mjs": "export default {permalink: false, tags: 'x'}",
        "docs/own/own.json": #"{"permalink": false}"#, "docs/own/a.md": "---\npermalink: /x/\n---\n",
      ], ["content: \"docs\"", "exclude: [\"/terms/**/*.md\"]"]
    ),
    (
      "Eleventy",
      ["package.json": "{}", ".eleventy.js": "", "a.md": "", "Dockerfile": "", "deploy.tpl": ""],
      ["content: \".\"", "files: linked"]
    ),
    ("Jekyll", ["_config.yml": "title: J\n", "index.md": "", "Dockerfile": ""], ["files: linked"]),
    (
      "MkDocs",
      [
        "mkdocs.yml":
          "theme:\n  custom_dir: docs/theme\nhooks:\n- docs/plugins/a.py\n- docs/b.py\nplugins:\n- exclude:\n    glob:\n    - people.yml\n",
        "docs/index.md": "", "docs/theme/main.html": "", "docs/plugins/a.py": "", "docs/b.py": "",
      ], ["exclude: [\"/theme/\", \"/plugins/\", \"/b.py\", \"/people.yml\"]"]
    ),
    (
      // A folder with few pages is not the documentation.
      "a folder of Markdown files",
      ["index.md": "", "components/a.md": "", "components/b.md": "", "pages/case.md": "", "x.md": ""],
      ["content: \".\"", "files: linked"]
    ),
    (
      "a folder of Markdown files",
      ["README.md": "", "docs/a.md": "", "packages/x/README.md": "", "packages/y/README.md": "", "app/guide.md": ""],
      ["content: \"docs\""]
    ),
    ("a folder of Markdown files", ["README.md": ""], ["content: \".\"", "files: linked"]),
    (
      "a folder of Markdown files",
      Dictionary(
        uniqueKeysWithValues: ["README"].map { ($0 + ".md", "") } + (0..<20).map { ("web/app/content/a/\($0).md", "") }
      ),
      ["content: \"web/app/content\""]
    ),
    (
      "a folder of Markdown files",
      Dictionary(
        uniqueKeysWithValues: ["README", "x"].map { ($0 + ".md", "") } + (0..<20).map { ("app/content/\($0).md", "") }),
      ["content: \".\""]
    ),
  ]

  @Test(arguments: projects.indices)
  func recognizesTheTool(_ index: Int) throws {
    let (tool, files, settings) = Self.projects[index]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.tool == tool)
    let lines = site.configuration.split(separator: "\n").map(String.init)
    for line in settings { #expect(lines.contains(line), "\(site.configuration)") }
  }

  /// Whatever the other tool's files say, the settings can be read.
  @Test(arguments: projects.indices)
  func writesSettingsThatAreValid(_ index: Int) throws {
    let site = try #require(
      try ForeignSite.recognize(.memory(texts: Self.projects[index].files), name: "name", at: "sub/folder"))
    let (configuration, findings) = SiteConfiguration.parse(
      SourceFile(path: SiteConfiguration.path, text: site.configuration), in: .memory([:]))
    #expect(findings.map(\.summary) == [])
    #expect(configuration.content.path.hasPrefix("sub/folder"))
  }

  /// The prefix that most links from the root have is written down, unless folders have it.
  @Test(arguments: [
    (10, "", "links: {prefixes: [\"/docs/4.x\"]}"), (9, "", nil), (10, "docs/docs/index.md", nil),
    (10, "docs/other/a.md", "links: {prefixes: [\"/docs/4.x\"]}"),
  ])
  func findsThePrefixOfLinks(_ count: Int, _ file: String, _ expected: String?) throws {
    var files = ["package.json": "", "docs/lost.md": "[a](/docs/5.x/guide/page0) [b](/elsewhere/for/all)"]
    for index in 0..<count {
      files["docs/1.guide/\(index + 1).page\(index).md"] = "[n](/docs/4.x/guide/page\((index + 1) % count)#a)"
    }
    if !file.isEmpty { files[file] = "# A\n" }
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    let lines = site.configuration.split(separator: "\n").map(String.init)
    #expect(lines.first { $0.hasPrefix("links:") } == expected, "\(site.configuration)")
  }

  /// A route that publishes the pages is not another site.
  @Test func routesOfPagesAreNotExternal() throws {
    var files = [
      "astro.config.mjs": "export default defineConfig({integrations: [starlight({title: 'S'})]})",
      "src/pages/docs/[...slug].astro": "", "src/pages/blog.astro": "",
    ]
    for index in 0..<12 {
      files["src/content/docs/v4/page\(index).md"] = "[n](/docs/v4/page\((index + 1) % 12)/) [b](/blog)"
    }
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.configuration.contains("external: [\"/blog\"]"), "\(site.configuration)")
  }

  /// Starlight can have its locales in another file; then, the folders say which there are.
  @Test(arguments: [
    ("starlight({title: 'S', locales: others})", "content: \"src/content/docs/en\""),
    ("starlight({title: 'S', locales: {root: {lang: 'en'}, de: {}}})", "content: \"src/content/docs\""),
  ])
  func choosesALanguageOfStarlight(_ call: String, _ expected: String) throws {
    let files = [
      "astro.config.mjs": "import { others } from './locales';\nexport default defineConfig({integrations: [\(call)]})",
      "src/content/docs/en/a.md": "", "src/content/docs/de/a.md": "", "src/content/docs/fr/a.md": "",
    ]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.configuration.contains(expected + "\n"), "\(site.configuration)")
  }

  @Test(arguments: [
    "\"\\ \n: {}", "a\u{0}b\u{1b}[31m", "# x", "", "'", "${x}", "[a](b)", String(repeating: "x", count: 10_000),
  ])
  func hostileTitlesStayText(_ title: String) throws {
    let escaped = title.replacing("\\", with: "\\\\").replacing("'", with: "\\'").replacing("\n", with: "\\n")
    let files = [
      "docusaurus.config.js":
        "module.exports = {title: '\(escaped)', url: '\(escaped)', i18n: {defaultLocale: '\(escaped)'}}",
      "docs/a.md": "",
    ]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: title, at: ""))
    let (configuration, findings) = SiteConfiguration.parse(
      SourceFile(path: SiteConfiguration.path, text: site.configuration), in: .memory([:]))
    #expect(findings.map(\.summary) == [])
    #expect(configuration.url == nil && configuration.language == "en" || configuration.language == "x")
  }

  /// Faults of a site that is published become warnings, and the report tells those that the other tool refuses.
  @Test(arguments: [
    ("docusaurus.config.js", "module.exports = {title: 'D'}", "anchor"),
    ("docusaurus.config.js", "module.exports = {onBrokenLinks: 'warn', onBrokenAnchors: 'log'}", "anchor image link"),
    ("docusaurus.config.js", "module.exports = {onBrokenLinks: x ? 'a' : 'b', onBrokenAnchors: 'throw'}", ""),
    ("docs/.vitepress/config.js", "export default {title: 'V'}", "anchor"),
    ("docs/.vitepress/config.js", "export default {ignoreDeadLinks: [/x/]}", "anchor image link"),
    ("docs/.vitepress/config.js", "export default {ignoreDeadLinks: true}", "anchor image link"),
    ("docs/.vitepress/config.js", "export default {ignoreDeadLinks: false}", "anchor"),
    ("mkdocs.yml", "site_name: M\n", "anchor image link yaml"),
    ("mkdocs.yml", "site_name: M\nstrict: true\n", "anchor yaml"),
    ("mkdocs.yml", "strict: true\nvalidation:\n  links:\n    anchors: warn\n", "yaml"),
    ("hugo.toml", "title = 'H'\n", "anchor image link yaml"),
    ("_config.yml", "title: J\n", "anchor image link yaml"), ("package.json", "{}", "anchor image link yaml"),
  ])
  func faultsThatThePagesWerePublishedWith(_ file: String, _ text: String, _ expected: String) throws {
    let site = try #require(
      try ForeignSite.recognize(.memory(texts: [file: text, "docs/a.md": ""]), name: "name", at: ""))
    let rules = ["page/broken-anchor", "page/broken-image", "page/broken-link", "page/front-matter"]
    let tolerant = site.tolerating(Set(rules + ["block/title-required"]))
    let configuration = tolerant.configuration
    let (settings, findings) = SiteConfiguration.parse(
      SourceFile(path: SiteConfiguration.path, text: configuration), in: .memory([:]))
    #expect(findings.map(\.summary) == [])
    let warnings = rules.filter { settings.ruleSettings.severity(of: $0, default: .error) == .warning }
    #expect(warnings == rules && tolerant.warnings == Set(rules), "\(configuration)")
    let usual = expected.split(separator: " ").map { $0 == "yaml" ? "page/front-matter" : "page/broken-" + $0 }
    let report = tolerant.taken.filter { $0.hasPrefix("rules: ") }
    #expect(
      report.contains { $0.hasPrefix("rules: \(usual.joined(separator: ", ")) are warnings, as ") } == !usual.isEmpty)
    #expect(report.contains { $0.contains("refuses them") } == (usual.count < rules.count))
    #expect(configuration.contains("\nrules:\n"))
    #expect(!configuration.contains("block/") && site.tolerating([]).configuration == site.configuration)
    let listing = site.tolerating([], lists: true).configuration
    #expect(listing.contains("\nrules:\n  # ") && listing.hasSuffix("\n  page/screenshot: off\n"))
  }

  /// Pages outside of the project are named, with the number of folders to go up.
  @Test(arguments: [
    ("docusaurus.config.js", "module.exports = {presets: [['classic', {docs: {path: '../docs'}}]]}", "../docs", 1),
    (
      "docusaurus.config.js", "module.exports = {presets: [['classic', {docs: {path: './../../a/docs'}}]]}",
      "../../a/docs", 2
    ),
    ("a/mkdocs.yml", "docs_dir: ../../docs\n", "../docs", 1), ("a/mkdocs.yml", "docs_dir: ../docs\n", "", 0),
    ("mkdocs.yml", "docs_dir: /other\n", "", 0),
  ])
  func pagesCanBeOutside(_ file: String, _ text: String, _ folder: String, _ levels: Int) throws {
    let files = FileTree.memory(texts: [file: text, "other/b.md": ""])
    if folder.isEmpty {
      _ = try ForeignSite.recognize(files, name: "name", at: "")
    } else {
      let error = #expect(throws: PagesOutside.self) { try ForeignSite.recognize(files, name: "name", at: "") }
      #expect(error?.folder == folder && error?.levels == levels)
    }
  }

  /// Where most pages are in a language that is not read, somebody has to know.
  @Test(arguments: [
    (["a.njk", "b/c.njk"], "2 pages in Nunjucks (.njk), such as a.njk, are not read"), (["a.njk"], nil),
    (
      ["src/pages/a.astro", "src/pages/b/c.astro", "src/parts/d.astro"],
      "2 pages in Astro (.astro), such as src/pages/a.astro"
    ),
    (["_includes/a.njk", "b.njk", "c.tsx", "d.tsx"], nil), (["a.rst", "b.njk", "c.njk"], "2 pages in Nunjucks (.njk)"),
  ])
  func namesPagesThatAreNotRead(_ files: [String], _ expected: String?) throws {
    let all = Dictionary(uniqueKeysWithValues: (["README.md"] + files).map { ($0, "") })
    let site = try #require(try ForeignSite.recognize(.memory(texts: all), name: "name", at: ""))
    #expect(site.byHand.contains { $0.contains("not read") } == (expected != nil), "\(site.byHand)")
    if let expected { #expect(site.byHand.contains { $0.hasPrefix(expected) }, "\(site.byHand)") }
  }

  /// Text that only templates show is not in the pages, and the report says so.
  @Test(arguments: [
    ("why: To ground design in reality by forcing us to consider what people need.", "why"),
    ("seoText: To ground design in reality by forcing us to consider what people need.", nil),
    ("why: 'https://example.org/a place with many words that is none the less only an address'", nil),
    ("why: Short", nil),
  ])
  func textInFrontMatterIsReported(_ line: String, _ key: String?) async throws {
    var files = ["_config.yml": "title: T\n"]
    for name in ["a", "b", "c"] { files["\(name).md"] = "---\ntitle: \(name)\n\(line)\n---\n\nText.\n" }
    let library = try await Pipeline(
      files: .memory(texts: files.merging(["Content/site.yml": "content: \".\"\n"]) { $1 })
    )
    .run(into: nil).library
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
      .losing(TextInFrontMatter.keys(of: library.pages))
    let found = site.byHand.first { $0.hasPrefix("text in front matter") }
    #expect(found?.contains("“\(key ?? "")” on 3 pages") ?? false == (key != nil), "\(site.byHand)")
  }

  /// Numbers under keys that no tool has may be the order of pages, by the names of the keys.
  @Test(arguments: [("docSort: 3", true), ("docSort: x", false), ("year: 3", false), ("sort_order: 3", false)])
  func numbersInFrontMatterAreReported(_ line: String, _ isReported: Bool) async throws {
    var files = ["_config.yml": "title: T\n"]
    for name in ["a", "b", "c"] { files["\(name).md"] = "---\ntitle: \(name)\n\(line)\n---\n\nText.\n" }
    let all = files.merging(["Content/site.yml": "content: \".\"\n"]) { $1 }
    let library = try await Pipeline(files: .memory(texts: all)).run(into: nil).library
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
      .ordered(by: TextInFrontMatter.orders(of: library.pages))
    #expect(site.byHand.contains { $0.contains("“docSort” on 3 pages") } == isReported, "\(site.byHand)")
  }

  /// What is left out is counted.
  @Test(arguments: [
    (
      ["docs/a.md": "", "docs/b.md": "", "app/guide.md": "", "app/more.mdx": "", "CHANGELOG.md": ""],
      "2 pages outside of docs, such as app/guide.md, are not part of this site; “content” in site.yml can name a folder that has all"
    ),
    (
      [".eleventy.js": "", "package.json": "", "a.md": "", "_b.md": "", "c/d.md": "---\npermalink: false\n---\n"],
      "2 pages that Eleventy makes part of others, such as _b.md, are left out (`permalink: false`, or a name that begins with “_”): move the text to the pages that show it"
    ),
  ])
  func countsPagesThatAreLeftOut(_ files: [String: String], _ expected: String) throws {
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.byHand.contains(expected), "\(site.byHand)")
  }

  @Test(
    arguments: [
      (["home", "project", "docs"], nil, "Project"), (["my-site", "packages", "website"], nil, "My site"),
      (["tmp", "B11", "docs"], nil, "B11"), (["B11"], "@a/tool", "Tool"), (["B11", "docs"], nil, "B11"),
      (["x", "en"], nil, "X"), (["x", "book"], nil, "X"), (["docs"], "@a/tool", "Tool"), (["docs"], nil, "Docs"),
      ([], nil, ""),
    ] as [([String], String?, String)])
  func titlesComeFromTheNameOfTheProject(_ path: [String], _ package: String?, _ expected: String) throws {
    let texts = ["a.md": "", "package.json": "{\"name\": \"\(package ?? "docs")\"}"]
    let name = ProjectFolder.name(in: path)
    let site = try #require(try ForeignSite.recognize(.memory(texts: texts), name: name, at: ""))
    #expect(site.configuration.contains("title: \"\(expected)\"\n"))
  }

  /// What is around a repository belongs to the machine.
  @Test(arguments: [
    (["B11", "docs"], "B11"), (["tool", "B11", "docs"], "tool"), (["tool", "a", "b", "c", "d", "docs"], "d"),
    (["tool", "docs", "src", "en", "web", "site"], "tool"), (["site"], "site"),
  ])
  func namesAreThoseOfFoldersInTheRepository(_ path: [String], _ expected: String) {
    #expect(ProjectFolder.name(in: path, isRepository: true) == expected)
  }

  @Test(arguments: [
    ("_config.yml", "permalink: /:title/\n"), ("_config.yml", "permalink: pretty\n"), ("_config.yml", "title: A\n"),
    ("_config.yml", "permalink: /:categories/:title:output_ext\n"), ("_config.yml", "permalink: /:title.html\n"),
    (".vitepress/config.js", "export default {cleanUrls: false}"),
    ("docusaurus.config.js", "module.exports = {title: 'D'}"),
  ])
  func othersHaveEndings(_ file: String, _ text: String) throws {
    let texts = [file: text, "index.md": "---\n---\n", "docs/a.md": "# A\n"]
    let site = try #require(try ForeignSite.recognize(.memory(texts: texts), name: "n", at: ""))
    #expect(!site.configuration.contains("hide-endings"), "\(site.configuration)")
  }

  /// The first chapter of a book can say more than the name of its folder.
  @Test(arguments: [
    ("book", "# The  Tool\n", "The Tool"), ("book", "# Introduction\n", "Book"), ("book", "## The Tool\n", "Book"),
    ("book", "# [a](b)\n", "Book"), ("my-tool", "# The Tool\n", "My tool"), ("book", "# ", "Book"),
  ])
  func titlesOfBooks(_ name: String, _ chapter: String, _ expected: String) throws {
    let texts = [
      "book.toml": "[book]\n", "src/SUMMARY.md": "# Summary\n\n- [A](a.md)\n- [B](b.md)\n", "src/a.md": chapter,
      "src/b.md": "# B\n",
    ]
    let site = try #require(try ForeignSite.recognize(.memory(texts: texts), name: name, at: ""))
    #expect(site.configuration.contains("title: \"\(expected)\"\n"), "\(site.configuration)")
  }

  @Test func nothingComesOfAFolderWithoutPages() throws {
    for files in [["a.txt": ""], ["a.txt": "", "a/mkdocs.yml": "docs_dir: docs\n"], ["mkdocs.yml": "site_name: A\n"]] {
      #expect(try ForeignSite.recognize(.memory(texts: files), name: "n", at: "") == nil)
    }
  }

  /// The page about moving lists what is read, row by row.
  @Test func thePageAboutMovingListsAllConventions() throws {
    let page = try String(contentsOf: Repository.root.appending(path: "Content/authoring/moving.md"), encoding: .utf8)
    for (tool, rows) in ForeignTools.conventions {
      #expect(page.contains("\n## \(tool)\n"), "\(tool)")
      let table = rows.map { "| \($0.theirs) | \($0.ours) |\n" }.joined()
      #expect(page.contains("| --- | --- |\n" + table + "\n"), "the table of \(tool) should be:\n\(table)")
    }
  }
}
