import type { Block, Inline, Mark, RichTextDocument } from "./document.ts";
import { sameMark } from "./document.ts";
import { encodeAttribute, encodeText } from "./entities.ts";

/** The document as HTML, byte for byte as the editor writes it; '' for a document without blocks. */
export const serializeRichText = (document: RichTextDocument): string => document.map(serializeBlock).join("");

const serializeBlock = (block: Block): string => {
  switch (block.kind) {
    case "paragraph":
      return `<p>${serializeInline(block.content)}</p>`;
    case "code":
      return `<pre><code>${encodeText(block.text)}</code></pre>`;
    case "list": {
      const items = block.items.map((item) => `<li>${serializeRichText(item)}</li>`).join("");
      if (!block.ordered) return `<ul>${items}</ul>`;
      return block.start === 1 ? `<ol>${items}</ol>` : `<ol start="${block.start}">${items}</ol>`;
    }
  }
};

const serializeInline = (content: readonly Inline[]): string => {
  let html = "";
  let open: readonly Mark[] = [];
  for (const inline of content) {
    const kept = sharedMarks(open, inline.marks);
    html += closing(open.slice(kept)) + inline.marks.slice(kept).map(openingTag).join("");
    html += inline.kind === "break" ? "<br>" : encodeText(inline.text);
    open = inline.marks;
  }
  return html + closing(open);
};

const sharedMarks = (open: readonly Mark[], wanted: readonly Mark[]): number => {
  const differs = open.findIndex((mark, at) => {
    const counterpart = wanted[at];
    return counterpart === undefined || !sameMark(mark, counterpart);
  });
  return differs === -1 ? open.length : differs;
};

const openingTag = (mark: Mark): string =>
  mark.tag === "a" ? `<a href="${encodeAttribute(mark.href)}">` : `<${mark.tag}>`;

const closing = (marks: readonly Mark[]): string =>
  marks
    .map((mark) => `</${mark.tag}>`)
    .reverse()
    .join("");
