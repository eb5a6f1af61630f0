import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aRichTextDocument } from "../../../test/builders/a-rich-text-document.ts";
import { EMPTY_TAGS } from "./allowed.ts";
import {
  countWords,
  decodeStrategy,
  encodeStrategy,
  FEATURE_TAGS,
  isBlank,
  isEmptyRichText,
  lineOf,
  linkAddress,
  listStart,
  parseRichText,
  plainTextOf,
  serializeRichText,
} from "./index.ts";

describe("a rich text", () => {
  test("that is written and read again is the same document", () => {
    fc.assert(
      fc.property(aRichTextDocument, (document) => {
        expect(parseRichText(serializeRichText(document))).toEqual(document);
      }),
    );
  });

  test("keeps marks, links, line breaks, numbering and code as the editor writes them", () => {
    const html =
      '<p>En <a href="https://fhi.no/?a=1&amp;b=2">lenke <strong>med</strong></a><strong> fet<br>linje</strong></p>' +
      '<ol start="3"><li><p>tre</p><ul><li><p>under</p></li></ul></li></ol><pre><code>a &lt; b\n  c</code></pre>';
    expect(serializeRichText(parseRichText(html))).toBe(html);
  });

  test.each([
    ["loose text becomes a paragraph", "Hei <em>du</em>", "<p>Hei <em>du</em></p>"],
    ["a paragraph in a paragraph ends the first", "<p>a<p>b</p>c</p>", "<p>a</p><p>b</p><p>c</p>"],
    ["text in a list becomes an item", "<ul>a</ul>", "<ul><li><p>a</p></li></ul>"],
    [
      "a list in a list joins the item before it",
      "<ul><li>a</li><ol><li>b</li></ol></ul>",
      "<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>",
    ],
    ["an item outside a list gets one", "<li>a</li>", "<ul><li><p>a</p></li></ul>"],
    [
      "an item begins with a paragraph",
      "<ul><li><pre>a</pre></li></ul>",
      "<ul><li><p></p><pre><code>a</code></pre></li></ul>",
    ],
    ["an empty list goes", "<ul></ul><p>a</p>", "<p>a</p>"],
    ["an empty paragraph stays", "<p>a</p><p></p><p>b</p>", "<p>a</p><p></p><p>b</p>"],
    ["the source's layout goes", "<div>\n  a\n  <b>x</b>\n  <p>\n b  c\n</p>\n</div>", "<p>a x</p><p>b  c</p>"],
    ["marks get one order", "<u><strong>a</strong></u>", "<p><strong><u>a</u></strong></p>"],
    ["neighbours with the same marks join", "<p><em>a</em><em>b</em></p>", "<p><em>ab</em></p>"],
    ["a link that may not be one leaves its text", '<p><a href="javascript:x">a</a></p>', "<p>a</p>"],
  ])("of any structure finds a place: %s", (_rule, html, expected) => {
    expect(serializeRichText(parseRichText(html))).toBe(expected);
  });

  test("of a page is set apart by each tag that is no mark", () => {
    for (const tag of Object.values(FEATURE_TAGS).flat())
      expect(plainTextOf(`en<${tag}>to${EMPTY_TAGS.includes(tag) ? "" : `</${tag}>`}tre`), tag).toMatch(
        tag === "code" ? "entotre" : /^en\nto\n?tre$/,
      );
    expect(lineOf("<h2>En</h2><p>to<strong>tre</strong>, 10<sup>9</sup></p>")).toBe("En totre, 10⁹");
  });

  test("nested too deep is flattened without losing a word", () => {
    const deep = `${"<ul><li><p>ord</p>".repeat(40)}${"</li></ul>".repeat(40)}`;
    const html = serializeRichText(parseRichText(deep));
    expect(html.match(/<ul>/g)).toHaveLength(9);
    expect(countWords(html)).toBe(40);
  });
});

describe("plain text", () => {
  test("holds every word of the document and no markup", () => {
    fc.assert(
      fc.property(aRichTextDocument, (document) => {
        const html = serializeRichText(document).replaceAll(/&lt;|&gt;/g, "");
        expect(plainTextOf(html)).not.toMatch(/[<>]/);
      }),
    );
    expect(plainTextOf("<p>a &lt; b &amp; c</p><ul><li><p>d<br>e</p></li></ul>")).toBe("a < b & c\nd\ne");
  });

  test.each([
    ["10<sup>9</sup>/L", "10⁹/L"],
    ["m<sup>2</sup>, 10<sup>−3</sup>, CO<sub>2</sub>", "m², 10⁻³, CO₂"],
    ["10<sup>3,5</sup> og t<sub>0,5</sub>", "10^(3,5) og t_(0,5)"],
    ["C<sub>max</sub> hos 1<sup>ste</sup>", "Cmax hos 1ste"],
    ["x<sup><strong>2</strong></sup>", "x²"],
    ["10<sup>9 </sup>celler", "10⁹ celler"],
  ])("of %s is %s", (html, text) => expect(plainTextOf(`<p>${html}</p>`)).toBe(text));

  test("separates blocks, so that words do not run together", () => {
    expect(countWords("<p>to ord</p><p>tre</p><p>– 4 –</p>")).toBe(4);
  });

  test.each(["", "<p></p>", "<p> &nbsp;</p>", "<p><br></p>", "<ul><li><p></p></li></ul>"])("of %j is empty", (html) => {
    expect(isEmptyRichText(html)).toBe(true);
  });

  test("of a single character is not empty", () => expect(isEmptyRichText("<p>0</p>")).toBe(false));

  test("is empty when there is nothing in it to read, whatever the markup around", () => {
    const piece = fc.constantFrom(
      "<p>",
      "</p>",
      "<ul><li>",
      "<br>",
      "&nbsp;",
      "&amp;",
      "&#8203;",
      "\u200b",
      "\u3164",
      " ",
      "ø",
      "7",
      "–",
      "<a href='x'>",
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const html = pieces.join("");
        expect(isEmptyRichText(html)).toBe(isBlank(plainTextOf(html)));
      }),
    );
  });
});

describe("a strategy", () => {
  test("survives encoding and decoding, whatever it holds", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (html) => decodeStrategy(encodeStrategy(html)) === html));
    fc.assert(
      fc.property(aRichTextDocument, (document) => {
        const html = serializeRichText(document);
        expect(decodeStrategy(encodeStrategy(html))).toBe(html);
        expect(encodeStrategy(html)).not.toMatch(/[<>"']/);
      }),
    );
  });

  test("is decoded once, not twice", () => {
    expect(decodeStrategy("&lt;p&gt;a &amp;lt; b &#39;c&#x27; &amp;amp;&lt;/p&gt;")).toBe("<p>a &lt; b 'c' &amp;</p>");
  });
});

describe("a link address", () => {
  test.each(["https://fhi.no", "HTTP://a.no/x?y=1#z", "mailto:post@eksempel.no", "tel:+4722000000"])(
    "%s stays",
    (address) => expect(linkAddress(address)).toBe(address),
  );

  test.each([
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "data:text/html,x",
    "//fhi.no",
    "/sok",
    "fhi.no",
    "ftp://a.no",
    "https:",
    "",
  ])("%j may not be a link", (address) => expect(linkAddress(address)).toBeNull());

  test("is written so that nothing ends the attribute, and only once", () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.string(), (url, tail) => {
        const address = linkAddress(`${url}?${tail}`);
        expect(address).not.toMatch(/[\s"'<>`]/);
        expect(linkAddress(address ?? "")).toBe(address);
      }),
    );
  });
});

test("an ordered list starts at 1 unless a whole number is given", () => {
  expect(["7", "0", "-2", "x", "1.5", "99999", null].map(listStart)).toEqual([7, 0, 1, 1, 1, 1, 1]);
});
