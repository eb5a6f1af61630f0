import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countWords, RICH_TEXT_MAX_LENGTH } from "../../pure/rich-text/index.ts";
import { sanitizeRichText } from "./index.ts";

const clean = (html: string): string => {
  const result = sanitizeRichText(html);
  if (result.kind !== "Sanitized") throw new Error(result.kind);
  return result.html;
};

const refusal = (html: string): string => {
  const result = sanitizeRichText(html);
  return result.kind === "Refused" ? result.because : result.kind;
};

const ALLOWED =
  /^(?:[^<>]|<\/?(?:p|strong|em|u|sup|sub|code|pre|ul|li)>|<\/?ol>|<ol start="\d+">|<br>|<\/a>|<a href="(?:https?:\/\/|mailto:|tel:)[^"<>\s]*">)*$/i;

const PIECES = [
  "<script>",
  "</script>",
  "<style>",
  "</style>",
  "<svg>",
  "</svg>",
  "<math><mtext>",
  "<table>",
  "<mglyph>",
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "<p",
  ">",
  "</p>",
  "<p>",
  "<ul>",
  "<li>",
  "</ul>",
  "<ol start='4'>",
  "<a href='javascript:alert(1)'>",
  '<a href="https://a.no/&quot;>">',
  "</a>",
  "<img src=x onerror=alert(1)>",
  "<b onclick=x>",
  "</b>",
  "<u>",
  "<code>",
  "<pre>",
  "</pre>",
  "<br/>",
  "<template>",
  "<noscript>",
  "</noscript>",
  "<textarea>",
  "<title>",
  "&lt;script&gt;",
  "&#x0;",
  "\u0000",
  "\ud800",
  "&nbsp;",
  "\u00a0",
  "<iframe srcdoc='<p>x'>",
  "\n\t",
  "<p/title='>'>",
  "</p/>",
  '<a title="</a><img src=x onerror=alert(1)>">',
  "<form><math><mtext></form><form><mglyph><style></math><img src>",
  "tekst",
  "  ",
];

describe("cleaning rich text", () => {
  test("lets through nothing but the editor's tags, whatever comes", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "binary" })), { maxLength: 25 }),
        (pieces) => {
          expect(clean(pieces.join(""))).toMatch(ALLOWED);
        },
      ),
      { numRuns: 1500 },
    );
  });

  test("a second time changes nothing", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "binary" })), { maxLength: 25 }),
        (pieces) => {
          const once = clean(pieces.join(""));
          expect(clean(once)).toBe(once);
        },
      ),
      { numRuns: 1500 },
    );
  });

  test.each([
    ["scripts and styles go with their content", "<p>a<script>alert(1)</script><style>p{}</style></p>", "<p>a</p>"],
    ["classes, ids, styles and handlers go", '<p class="x" id="y" style="color:red" onclick="z()">a</p>', "<p>a</p>"],
    ["images go", '<p>a<img src="https://sporing.no/x.gif" onerror="alert(1)">b</p>', "<p>ab</p>"],
    ["old tags become ours", "<b>a</b><i>b</i><tt>c</tt>", "<p><strong>a</strong><em>b</em><code>c</code></p>"],
    ["exponents and indexes stay", "10<sup>9</sup>/L CO<sub>2</sub>", "<p>10<sup>9</sup>/L CO<sub>2</sub></p>"],
    ["of tracked changes the text after them stays", "<p><del>50</del><ins>5</ins> <s>mg</s>g</p>", "<p>5 g</p>"],
    [
      "a link leads where it was meant to, and names no recipient",
      '<p><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.fhi.no%2Fa%3Fb%3D1%26utm_source%3Dx&amp;data=05%7C01%7Cola%40example.no%7Cabc">a</a></p>',
      '<p><a href="https://www.fhi.no/a?b=1">a</a></p>',
    ],
    ["headings become paragraphs", "<h2>Metode</h2>Tekst", "<p>Metode</p><p>Tekst</p>"],
    ["table cells become paragraphs", "<table><tr><td>a</td><td><p>b</p></td></tr></table>", "<p>a</p><p>b</p>"],
    ["a disguised scheme is no link", '<a href="jav&#x09;ascript:alert(1)">a</a>', "<p>a</p>"],
    ["a data address is no link", '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>', "<p>a</p>"],
    [
      "links lose target and rel",
      '<a href="https://fhi.no" target="_blank" rel="x">a</a>',
      '<p><a href="https://fhi.no">a</a></p>',
    ],
    ["escaped markup stays text", "<p>&lt;script&gt;</p>", "<p>&lt;script&gt;</p>"],
    ["named letters are read", "<p>S&oslash;k &eacute;n</p>", "<p>Søk én</p>"],
    ["what cannot be stored goes", "<p>a\u0000b\ud800c\u0007</p>", "<p>ab\ufffdc</p>"],
    ["Windows line ends become spaces", "<p>a\r\nb</p>", "<p>a b</p>"],
    ["comparisons in plain text stay", "alder < 18 og p > 0,05", "<p>alder &lt; 18 og p &gt; 0,05</p>"],
  ])("%s", (_rule, html, expected) => expect(clean(html)).toBe(expected));

  test.each(["", "<p></p>", "<p>&nbsp;</p>", "<p><br></p><ul><li></li></ul>", "<script>x</script>"])(
    "of %j leaves nothing",
    (html) => {
      expect(clean(html)).toBe("");
    },
  );

  const NESTED = ["a href=https://a.no", "div", "b", "ul><li", "blockquote", "svg", "math", "table><tr><td"];

  test("keeps the words of text that is nested deeper than anybody writes", () => {
    for (const tag of NESTED) expect(countWords(clean(`${`<${tag}>`.repeat(160)}ord`)), tag).toBe(1);
  });

  test("refuses more than 500 elements within each other: the parser looks through all that are open for each tag", () => {
    // A link ends the one before it.
    for (const tag of NESTED.slice(1)) expect(refusal(`${`<${tag}>`.repeat(501)}ord`), tag).toBe("TooMuchMarkup");
    expect(clean("<p>a".repeat(5_000))).toBe("<p>a</p>".repeat(5_000));
    expect(clean("<b>a</b>".repeat(5_000))).toBe(`<p><strong>${"a".repeat(5_000)}</strong></p>`);
  });

  test("refuses a long link in many pieces: its address is written again for each", () => {
    const link = (length: number, inside: string) => `<a href="https://a.no/${"a".repeat(length)}">${inside}</a>`;
    for (const pieces of ["<p>x</p>", "x<br>", "<ul><li>x</li></ul>", "x<b>y</b>"])
      expect(refusal(link(100_000, pieces.repeat(4_500))), pieces).toBe("TooMuchMarkup");
    expect(refusal(link(100_000, "x"))).toBe("Sanitized");
    expect(refusal(link(2_000, "x<b>y</b>").repeat(80))).toBe("Sanitized");
  });

  test.each([
    ["spaces", " ", 160_000, "Sanitized"],
    ["unfinished tags", "<a ", 29_000, "Sanitized"],
    ["unfinished attributes", "<p x=", 29_000, "Sanitized"],
    ["breaks", "<br>", 29_000, "Sanitized"],
    ["unfinished comments", "<!--", 29_000, "Sanitized"],
    ["unfinished references", "&#", 30_000, "Sanitized"],
    ["closing tags", "</ul>", 29_000, "Sanitized"],
    ["marks opened and closed in disorder", "<b><i></b></i>x", 7_000, "Sanitized"],
  ])("does not stumble over a text full of %s", (_what, piece, times, expected) => {
    expect(refusal(`a${piece.repeat(times)}`)).toBe(expected);
  });

  test("refuses a text that is too long, before cleaning and after", () => {
    expect(refusal("a".repeat(RICH_TEXT_MAX_LENGTH + 1))).toBe("TooLong");
    expect(refusal("&".repeat(RICH_TEXT_MAX_LENGTH))).toBe("TooLong");
    expect(clean(`${"<p></p>".repeat(9_000)}a`)).toContain("<p>a</p>");
  });

  test("takes 30,000 tags and no more, before cleaning and after: so what was stored can be stored again", () => {
    const paragraphs = (tags: number) => "<p>x</p>".repeat(tags / 2);
    expect(refusal(paragraphs(30_002))).toBe("TooMuchMarkup");
    expect(clean(paragraphs(30_000))).toBe(paragraphs(30_000));
    expect(refusal("<p>x".repeat(15_001))).toBe("TooMuchMarkup");
    expect(clean("<p>x".repeat(15_000))).toBe(paragraphs(30_000));
  });

  test("takes a table of 2,500 cells as Word has it", () => {
    const row = `<tr>${"<td><p><b><span>1</span></b></p></td>".repeat(10)}</tr>`;
    expect(countWords(clean(`<table><tbody>${row.repeat(250)}</tbody></table>`))).toBe(2_500);
  });
});
