import { escapeHtml } from "../../../platform/pure/html/index.ts";
import type { DocumentPart, MarkName, Run, TableOfParts, Term } from "./document.ts";

const tags: Readonly<Record<MarkName, string>> = {
  strong: "b",
  em: "i",
  u: "span",
  code: "code",
  sup: "sup",
  sub: "sub",
};
/** XML has no place for most control characters and for half characters. */
const xml = (text: string): string => escapeHtml(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ""));
const element = (tag: string, inside: string): string => `<${tag}>${inside}</${tag}>`;

const ofRun = (run: Run): string => {
  if (run.kind === "break") return "<br/>";
  const text = run.marks.reduce((inside, mark) => element(tags[mark], inside), xml(run.text));
  return run.href === null ? text : `<a href="${xml(run.href)}">${text}</a>`;
};

const ofTerm = ({ term, parts }: Term): string => element("dt", xml(term)) + element("dd", xhtmlOf(parts));

const ofTable = ({ caption, columns, rows }: TableOfParts): string => {
  const head = element("tr", columns.map(({ title }) => element("th", xml(title))).join(""));
  const body = rows.map(({ cells }) => element("tr", cells.map((cell) => element("td", xhtmlOf(cell))).join("")));
  const title = caption === "" ? "" : element("caption", xml(caption));
  return element("table", title + element("thead", head) + element("tbody", body.join("")));
};

const ofPart = (part: DocumentPart): string => {
  switch (part.kind) {
    case "heading":
      return element(`h${part.level + 1}`, xml(part.text));
    case "paragraph":
      return element("p", part.runs.map(ofRun).join(""));
    case "code":
      return element("pre", xml(part.text));
    case "list":
      return element(part.ordered ? "ol" : "ul", part.items.map((item) => element("li", xhtmlOf(item))).join(""));
    case "terms":
      return part.items.length === 0 ? "" : element("dl", part.items.map(ofTerm).join(""));
    case "table":
      return part.rows.length === 0 ? "" : ofTable(part);
    case "figure":
      return part.alt === "" ? "" : element("p", `[${xml(part.alt)}]`);
    case "flow":
      return "";
    case "bars":
      return (
        element("p", xml(part.caption)) +
        element("ul", part.bars.map(({ label, said }) => element("li", `${xml(label)}: ${xml(said)}`)).join(""))
      );
  }
};

/** The parts as XHTML that a FHIR narrative may contain: text, lists, tables and links. The alternative text replaces a picture. */
export const xhtmlOf = (parts: readonly DocumentPart[]): string => parts.map(ofPart).join("");
