import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ALLOWED_ATTRIBUTES, FEATURE_TAGS, PAGE_TAGS } from "../../../platform/pure/rich-text/index.ts";
import { tagsIn } from "../../../platform/pure/rich-text/tokens.ts";
import { html, htmlFeatures, isEmptyHtml } from "../rules/property/index.ts";
import { cleanHtml } from "./clean-html.ts";

const plain = html({ features: [] });
const withTables = html({ features: ["table"] });
const ROWS = "<table><tbody><tr><th>Lege</th><td>Sykepleier</td></tr><tr><td>2</td><td>3</td></tr></tbody></table>";

test("the words of cells and blocks that may not stand in a text stay apart, and cleaning once more changes nothing", () => {
  const clean = cleanHtml(ROWS, plain);
  expect(clean.trim().split(/\s+/)).toEqual(["Lege", "Sykepleier", "2", "3"]);
  expect(cleanHtml(clean, plain)).toBe(clean);
  expect(cleanHtml("<div>En</div><DIV class='x'>to</DIV><h2>tre</h2>fire", plain).trim().split(/\s+/)).toEqual([
    "En",
    "to",
    "tre",
    "fire",
  ]);
});

test("a table that may stand, and what is within a word, come back as they were", () => {
  expect(cleanHtml(ROWS, withTables)).toBe(ROWS);
  expect(cleanHtml("<p>h<strong>ov</strong>ed<span>sak</span>, 1 &lt;td 2</p>", plain)).toBe(
    "<p>h<strong>ov</strong>edsak, 1 &lt;td 2</p>",
  );
});

test("what is deleted goes, exponents stay, and a link names no recipient of a mail", () => {
  const link =
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.fhi.no%2F&amp;data=05%7C01%7Cola%40eksempel.no";
  expect(cleanHtml(`<p><del>50</del>5 mg, 10<sup>9</sup>, <a href="${link}">FHI</a></p>`, plain)).toBe(
    '<p>5 mg, 10<sup>9</sup>, <a href="https://www.fhi.no/">FHI</a></p>',
  );
});

test("a list goes on counting where its author began", () => {
  expect(cleanHtml('<ol start="3"><li><p>Tredje</p></li></ol>', plain)).toBe(
    '<ol start="3"><li><p>Tredje</p></li></ol>',
  );
});

describe("a text of a page, which readers get as it is stored", () => {
  const everything = html({ features: htmlFeatures });
  const TAGS = [...PAGE_TAGS, ...Object.values(FEATURE_TAGS).flat()];
  const WELL_FORMED = /^(?:[^<>]|<\/[a-z]\w*>|<[a-z]\w*(?: [a-z]+(?:="[^"<>]*")?)*>)*$/;
  const SCHEMES = { a: /^(?:https?|mailto|tel|content|media):$/, img: /^(?:https|media):$/ };

  /** What a browser must not get of a text. */
  const dangersIn = (text: string): readonly string[] => {
    if (!WELL_FORMED.test(text)) return [text];
    return [...tagsIn(text)].flatMap((tag) => {
      const whole = text.slice(tag.from, tag.to);
      const names = [...whole.matchAll(/ ([a-z]+)(?=[=> ](?:[^"]*"[^"]*")*[^"]*$)/g)].map(([, name = ""]) => name);
      const address = tag.attribute(tag.tag === "a" ? "href" : "src");
      const { protocol } = new URL(address ?? "", "https://a.no");
      const isSafe =
        TAGS.includes(tag.tag) &&
        names.every((name) => ALLOWED_ATTRIBUTES[tag.tag]?.includes(name)) &&
        (tag.tag === "a" || tag.tag === "img" ? SCHEMES[tag.tag].test(protocol) : true);
      return isSafe ? [] : [whole];
    });
  };

  const TRICKS = [
    "<svg><style><img src=x onerror=alert(1)></style></svg>",
    '<svg></p><style><a title="</style><img src=x onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    "<select><template><style><!--</template><img src=x onerror=alert(1)>",
    '<textarea></p><img title="</textarea><img src onerror=alert(1)>">',
    "<svg><animate attributeName=href values=javascript:alert(1)>",
    '<svg><a xlink:href="javascript:alert(1)">a</a></svg>',
    '<p xmlns:x="a" x:href="javascript:alert(1)" onclick=x>',
    "<html:script>alert(1)</html:script>",
    '<a href="java\u0001script:alert(1)">',
    '<a href=" \u0001javascript:alert(1)">',
    '<a href="java&Tab;script&colon;alert(1)">',
    '<a href="vbscript:x">',
    '<a href="data:text/html,x">',
    '<a href="https://a.no/&quot; onclick=&quot;x">',
    '<ol start="1&quot; onclick=x">',
    '<img src="data:image/svg+xml,x" srcset="x 1x">',
    '<img alt="<img src=x onerror=alert(1)>" src=/a.png>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    "<!--><img src=x onerror=alert(1)>-->",
    "<!-- --!><img src=x onerror=alert(1)>",
    "<![CDATA[<img src=x onerror=alert(1)>]]>",
    "<?xml <img src=x onerror=alert(1)>?>",
    "<p/onclick=x/title='>'>",
  ];
  const REST = [
    "</p>",
    "</a>",
    "</svg>",
    "</style>",
    "</table>",
    "<table><tr><td colspan=2>",
    "<h2>",
    "<!--",
    "-->",
    '"',
    "'",
    ">",
    "<",
    "a",
  ];

  test.each(TRICKS)("has nothing dangerous of %s", (text) => {
    expect(dangersIn(cleanHtml(text, everything))).toEqual([]);
  });

  test("nor of any of these in one another", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...TRICKS, ...REST), fc.string({ unit: "binary" })), { maxLength: 20 }),
        (pieces) => {
          expect(dangersIn(cleanHtml(pieces.join(""), everything))).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each([
    ["unfinished tags", "<", 200_000],
    ["elements within each other", "<ul>", 40_000],
    ["unclosed marks of different kinds", "<u><em>a", 20_000],
    ["zeros", "\u0000", 200_000],
    ["unfinished comments", "<!--", 50_000],
  ])("is cleaned, and read, in a moment when it is full of %s", (_what, piece, times) => {
    const clean = cleanHtml(piece.repeat(times), everything);
    expect(dangersIn(clean)).toEqual([]);
    expect(isEmptyHtml(clean)).toBe(!/[<a]$/.test(piece));
  });
});
