import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aRichTextDocument } from "../../../test/builders/a-rich-text-document.ts";
import { parseRichText, serializeRichText } from "../../pure/rich-text/index.ts";
import { RichText } from "./rich-text.tsx";

const drawn = (html: string): string => renderToStaticMarkup(<RichText html={html} />);

test("lists, links, code and line breaks are drawn, and a link opens nothing it came from", () => {
  const html = drawn(
    '<p>a<br><a href="https://fhi.no">b</a></p><ol start="2"><li><p>c</p></li></ol><pre><code>d</code></pre>',
  );
  expect(html).toContain(
    '<p>a<br/><a href="https://fhi.no" rel="noopener">b</a></p><ol start="2"><li><p>c</p></li></ol><pre><code>d</code></pre>',
  );
});

test("what is drawn reads back as the same text, whatever it holds", () => {
  fc.assert(
    fc.property(aRichTextDocument, (document) => {
      const html = serializeRichText(document);
      const inner = drawn(html).replace(/^<div[^>]*>|<\/div>$/g, "");
      expect(serializeRichText(parseRichText(inner))).toBe(html);
    }),
  );
});

test("markup that rich text does not know never becomes markup", () => {
  expect(drawn('<p onclick="x()">a<img src=x onerror=alert(1)></p><a href="javascript:x">b</a>')).not.toMatch(
    /img|onclick|href/,
  );
});
