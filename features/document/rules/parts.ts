import { type Block, type Inline, type Mark, parseRichText } from "../../../platform/pure/rich-text/index.ts";
import type { DocumentPart, Figure, Level, MarkName, Paragraph, Run, TextTone } from "./document.ts";

/** A run of text. @param href makes a link of it */
export const run = (text: string, href: string | null = null): Run => ({ kind: "text", text, marks: [], href });

/** A text as its author broke it into lines. */
const runsOf = (text: string): readonly Run[] =>
  text.split("\n").flatMap((line, at) => [...(at === 0 ? [] : [{ kind: "break" } as const]), run(line)]);

export const paragraph = (text: string | readonly Run[], tone: TextTone = "text"): Paragraph => ({
  kind: "paragraph",
  tone,
  runs: typeof text === "string" ? runsOf(text) : text,
});

const isLevel = (level: number): level is Level => [1, 2, 3, 4].includes(level);

/** A heading; below the fourth level, where documents have none, a line of its own. Nothing for an empty text. */
export const headingPart = (level: number, id: string, text: string): readonly DocumentPart[] => {
  if (text.trim() === "") return [];
  return isLevel(level) ? [{ kind: "heading", level, id, text }] : [paragraph(text, "label")];
};

const isMarkName = (mark: Mark): mark is Mark & { readonly tag: MarkName } => mark.tag !== "a";

const runOf = (inline: Inline): Run => {
  if (inline.kind === "break") return { kind: "break" };
  const link = inline.marks.find((mark) => mark.tag === "a");
  return {
    kind: "text",
    text: inline.text,
    marks: inline.marks.filter(isMarkName).map(({ tag }) => tag),
    href: link?.tag === "a" ? link.href : null,
  };
};

const partOf = (block: Block): DocumentPart => {
  switch (block.kind) {
    case "paragraph":
      return paragraph(block.content.map(runOf));
    case "code":
      return block;
    case "list":
      return { ...block, items: block.items.map((item) => item.map(partOf)) };
  }
};

/** Stored rich text as parts. */
export const richTextParts = (html: string): readonly DocumentPart[] => parseRichText(html).map(partOf);

/** A list of short texts. */
export const listPart = (items: readonly (readonly Run[])[]): DocumentPart => ({
  kind: "list",
  ordered: false,
  start: 1,
  items: items.map((runs) => [paragraph(runs)]),
});

const MM_PER_PIXEL = 25.4 / 96;
const TEXT_WIDTH_MM = 160;
/** Three fifths of a page: a taller picture is set smaller, and leaves room for its title and for what is said of it. */
const TALLEST_MM = 150;

/** A picture on paper: as large as on a screen, where it has room. @param pixels of the picture itself */
export const figure = (
  file: string,
  alt: string,
  pixels: { readonly width: number; readonly height: number },
): Figure => {
  const ratio = pixels.width / pixels.height;
  const widest = Math.min(TEXT_WIDTH_MM, TALLEST_MM * ratio, pixels.width * MM_PER_PIXEL);
  return { kind: "figure", file, alt, ratio, widthMm: Math.max(1, Math.round(widest)) };
};
