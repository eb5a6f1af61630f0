import fc from "fast-check";
import { MARK_TAGS } from "../../platform/pure/rich-text/allowed.ts";
import type { Block, Inline, Mark, RichTextDocument } from "../../platform/pure/rich-text/document.ts";
import { tidyContent } from "../../platform/pure/rich-text/paragraph-content.ts";
import { withoutControls } from "../../platform/pure/text/index.ts";

const aText = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 1 }),
    fc.constantFrom("<b>", "&amp;", "&lt;", "  ", "\u00a0", "æøå", "'\""),
  )
  .map(withoutControls);

const marks: fc.Arbitrary<Mark[]> = fc
  .record({ tags: fc.subarray([...MARK_TAGS]), href: fc.webUrl({ withQueryParameters: true }) })
  .map(({ tags, href }) => tags.map((tag) => (tag === "a" ? { tag, href: href.replaceAll("'", "%27") } : { tag })));

const anInline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("text" as const), text: aText, marks }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("break" as const), marks }) },
);

const aParagraph: fc.Arbitrary<Block> = fc
  .array(anInline, { maxLength: 5 })
  .map((content) => ({ kind: "paragraph", content: tidyContent(content) }));

const aCode: fc.Arbitrary<Block> = fc.record({ kind: fc.constant("code" as const), text: aText });

const blocks = fc.letrec<{ block: Block; list: Block }>((tie) => ({
  block: fc.oneof({ depthSize: "small", withCrossShrink: true }, aParagraph, aCode, tie("list")),
  list: fc
    .record({
      ordered: fc.boolean(),
      start: fc.nat(9999),
      items: fc.array(
        fc.tuple(aParagraph, fc.array(tie("block"), { maxLength: 2 })).map(([first, rest]) => [first, ...rest]),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map(({ ordered, start, items }) => ({ kind: "list", ordered, start: ordered ? start : 1, items })),
}));

/** Any document that the editor's schema allows. Lists are rarely nested deeper than MAX_LIST_DEPTH. */
export const aRichTextDocument: fc.Arbitrary<RichTextDocument> = fc.array(blocks.block, { maxLength: 4 });
