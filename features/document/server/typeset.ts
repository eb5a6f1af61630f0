import { withoutControls } from "../../../platform/pure/text/index.ts";
import type { Document, DocumentPart, RowOfTable, Run } from "../rules/index.ts";

/** A picture as it is set: its bytes are at `path`; null where it cannot be had. */
export type PictureAt = (file: string) => string | null;

/** Replaces a character that no typeface has. */
const NO_GLYPH = "□";

/** Format, combining, unassigned and private-use characters are left out without a replacement. */
const instead = (character: string): string => (/[\p{Cf}\p{Cn}\p{Co}\p{M}]/u.test(character) ? "" : NO_GLYPH);

type Data = { readonly [key: string]: unknown };

/** Replaces characters that the typesetter could not show. */
const shown = (text: string, without: ReadonlySet<string>): string =>
  without.size === 0 ? text : Array.from(text, (each) => (without.has(each) ? instead(each) : each)).join("");

const textRun = (text: string): Run => ({ kind: "text", text, marks: [], href: null });

/** Where a word that is too long for a line, such as an address, may be broken. */
const SEAM = { kind: "seam" } as const;
const LONGEST_WORD = 60;
const LONG_WORD = new RegExp(`(\\S{${LONGEST_WORD + 1},})`, "u");
const PIECE = new RegExp(`.{1,${LONGEST_WORD}}`, "gsu");
/** Too long to be a word or an address: broken by spaces, because one of 200,000 letters takes the typesetter down. */
const NO_WORD = /\S{1000,}/gu;

const inPieces = (text: string): readonly string[] =>
  text
    .replaceAll(NO_WORD, (word) => (word.match(PIECE) ?? []).join(" "))
    .split(LONG_WORD)
    .flatMap((part, at) => (at % 2 === 0 ? [part] : (part.match(PIECE) ?? [])))
    .filter((part) => part !== "");

/** The data that `layout.typ` sets, as JSON: texts are never read as markup. */
export function typesetData(
  document: Document,
  { without, pictureAt, missing }: { without: ReadonlySet<string>; pictureAt: PictureAt; missing: string },
): string {
  const say = (text: string) => shown(withoutControls(text), without);
  const heading = (text: string) => inPieces(say(text)).join(" ");
  const runs = (all: readonly Run[]): readonly Data[] =>
    all.flatMap((each): readonly Data[] =>
      each.kind === "break"
        ? [each]
        : inPieces(say(each.text)).flatMap((text, at) => [...(at === 0 ? [] : [SEAM]), { ...each, text }]),
    );
  const row = ({ weight, cells }: RowOfTable): Data => ({ weight, cells: cells.map(parts) });
  const part = (each: DocumentPart): Data => {
    switch (each.kind) {
      case "heading":
        return { ...each, text: heading(each.text) };
      case "paragraph":
        return { ...each, runs: runs(each.runs) };
      case "code":
        return {
          kind: "code",
          runs: runs(
            each.text
              .split("\n")
              .flatMap((line, at) => [...(at === 0 ? [] : [{ kind: "break" } as const]), textRun(line)]),
          ),
        };
      case "list":
        return { ...each, items: each.items.map(parts) };
      case "terms":
        return { ...each, items: each.items.map(({ term, parts: own }) => ({ term: say(term), parts: parts(own) })) };
      case "table":
        return {
          kind: "table",
          caption: say(each.caption),
          columns: each.columns.map(({ title, align }) => ({ runs: runs([textRun(title)]), align })),
          rows: each.rows.map(row),
        };
      case "bars":
        return each;
      case "flow":
        return {
          kind: "flow",
          caption: say(each.caption),
          steps: each.steps.map(({ label, said, out, joinsLast }) => ({
            sign: joinsLast ? "+" : "↓",
            main: runs([textRun(`${label}: ${said}`)]),
            out:
              out === null ? null : [out, ...out.reasons].map((left) => runs([textRun(`${left.label}: ${left.said}`)])),
          })),
        };
      case "figure":
        return {
          kind: "figure",
          alt: say(each.alt),
          width: each.widthMm,
          path: pictureAt(each.file),
          missing: each.alt === "" ? missing : `${missing} ${say(each.alt)}`,
        };
    }
  };
  const parts = (all: readonly DocumentPart[]): readonly Data[] => all.map(part);
  const [year = 1970, month = 1, day = 1] = document.date.slice(0, 10).split("-").map(Number);
  const short = Array.from(document.title);
  return JSON.stringify({
    lang: document.lang,
    subtitle: say(document.subtitle),
    title: heading(document.title),
    "short-title": say(short.length > 70 ? `${short.slice(0, 69).join("").trimEnd()}…` : document.title),
    watermark: document.watermark,
    footer: say(document.footer),
    author: say(document.author),
    keywords: document.keywords.map(say),
    day: [year, month, day],
    "contents-title": document.contentsTitle,
    opening: parts(document.opening),
    facts: document.facts.map(({ term, parts: own }) => ({ term: say(term), parts: parts(own) })),
    body: parts(document.body),
  });
}
