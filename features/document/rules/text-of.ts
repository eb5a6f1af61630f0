import { raised } from "../../../platform/pure/rich-text/index.ts";
import type { Document, DocumentPart, Run, TableOfParts, Term } from "./document.ts";

const WIDTH = 72;

/** The runs as they read, without marks. @param whole also says where links lead */
const ofRuns = (runs: readonly Run[], whole: boolean): string =>
  runs
    .map((run) => {
      if (run.kind === "break") return "\n";
      const mark = run.marks.find((each) => each === "sup" || each === "sub");
      const text = mark ? raised(run.text, mark === "sup") : run.text;
      return whole && run.href !== null && run.href !== run.text ? `${text} <${run.href}>` : text;
    })
    .join("");

const indented = (text: string, by: string, first = by): string =>
  text
    .split("\n")
    .map((line, at) => (line === "" ? "" : `${at === 0 ? first : by}${line}`))
    .join("\n");

const ofTerm = ({ term, parts }: Term, whole: boolean): string =>
  [term, indented(textOfParts(parts, whole), "  ")].join("\n");

const ofCells = ({ columns, rows, caption }: TableOfParts, whole: boolean): string =>
  [
    ...(caption === "" ? [] : [caption]),
    ...[
      columns.map(({ title }) => title),
      ...rows.map(({ cells }) => cells.map((cell) => textOfParts(cell, whole))),
    ].map((cells) => `| ${cells.map((cell) => cell.replaceAll(/\s*\n\s*/g, " · ")).join(" | ")} |`),
  ].join("\n");

const ofPart = (part: DocumentPart, whole: boolean): string => {
  switch (part.kind) {
    case "heading": {
      const line =
        part.level > 2 || !whole ? "" : (part.level === 1 ? "=" : "-").repeat(Math.min(part.text.length, WIDTH));
      return line === "" ? part.text : `${part.text}\n${line}`;
    }
    case "paragraph":
      return ofRuns(part.runs, whole);
    case "code":
      return part.text;
    case "list":
      return part.items
        .map((item, at) => {
          const mark = part.ordered ? `${part.start + at}. ` : "- ";
          return whole ? indented(textOfParts(item, whole), " ".repeat(mark.length), mark) : textOfParts(item, whole);
        })
        .join("\n");
    case "terms":
      return part.items.map((item) => ofTerm(item, whole)).join("\n");
    case "table":
      return ofCells(part, whole);
    case "figure":
      return whole && part.alt !== "" ? `[${part.alt}]` : "";
    case "flow":
      return "";
    case "bars":
      return [part.caption, ...(whole ? part.bars.map(({ label, said }) => `  ${label}: ${said}`) : [])].join("\n");
  }
};

/** The parts as plain text. @param whole also links, rules and the texts of pictures, so that the text can be read by itself */
export const textOfParts = (parts: readonly DocumentPart[], whole = false): string =>
  parts
    .map((part) => ofPart(part, whole))
    .filter((text) => text !== "")
    .join(whole ? "\n\n" : "\n");

/** The whole document as plain text. */
export const textOfDocument = ({ title, subtitle, watermark, facts, opening, body, footer }: Document): string =>
  [
    ...(watermark === null ? [] : [watermark]),
    subtitle,
    `${title}\n${"=".repeat(Math.min(title.length, WIDTH))}`,
    textOfParts(opening, true),
    facts.map((fact) => ofTerm(fact, true)).join("\n"),
    textOfParts(body, true),
    footer,
  ]
    .filter((text) => text !== "")
    .join("\n\n")
    .concat("\n");
