import { raised } from "../../pure/rich-text/index.ts";
import { cleanPaste } from "../rich-text-editor/paste/clean-paste.ts";
import type { LeftOut } from "../rich-text-editor/paste/left-out.ts";

/** Findings that change the words. A plain field has no formatting, links, pictures or tables in any case. */
const OF_WORDS: ReadonlySet<LeftOut> = new Set([
  "changes",
  "struck",
  "comment",
  "note",
  "margin",
  "hidden",
  "formula",
  "symbol",
]);
const BLOCKS = "p,div,h1,h2,h3,h4,h5,h6,ul,ol,li,pre,blockquote,table,tr,dl,dt,dd,section,article";
const RAISED = "sup,sub";

/**
 * A pasted text for a field without formatting, by the rules of the rich-text editor: «50→5 mg» with tracked changes is «5 mg», and 10⁹ and CO₂
 * keep their raised signs. The clipboard's own plain text has none of this.
 * @returns null when the plain text of the clipboard says the same
 */
export function readPlainPaste(html: string): { readonly text: string; readonly leftOut: readonly LeftOut[] } | null {
  const cleaned = cleanPaste(html);
  const leftOut = cleaned.leftOut.filter((what) => OF_WORDS.has(what));
  const { body } = new DOMParser().parseFromString(cleaned.html, "text/html");
  if (leftOut.length === 0 && body.querySelector(RAISED) === null) return null;
  const lines = textOf(body).split("\n");
  return {
    text: lines
      .map((line) => line.replace(/[^\S\u00a0]+/g, " ").trim())
      .filter((line) => line !== "")
      .join("\n"),
    leftOut,
  };
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? "").replace(/\s*\n\s*/g, " ");
  if (!(node instanceof Element)) return "";
  if (node.localName === "br") return "\n";
  if (node.matches(RAISED)) return raised(node.textContent, node.localName === "sup");
  const text = [...node.childNodes].map(textOf).join("");
  return node.matches(BLOCKS) ? `\n${markerOf(node)}${text.trim()}\n` : text;
}

/** The marker in front of a list item: its number or a dash. Empty for other elements. */
function markerOf(item: Element): string {
  const list = item.parentElement;
  if (item.localName !== "li" || list === null) return "";
  if (list.localName !== "ol") return "- ";
  const before = [...list.children].indexOf(item);
  return `${Number(list.getAttribute("start") ?? 1) + before}. `;
}
