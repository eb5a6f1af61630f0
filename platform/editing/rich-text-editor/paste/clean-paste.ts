import { nameFormulas, removeBeside } from "./beside.ts";
import { acceptChanges } from "./changes.ts";
import { holdsText, type LeftOut } from "./left-out.ts";
import { readableText, readLetters } from "./letters.ts";
import { readLinks } from "./links.ts";
import { readLists } from "./lists.ts";
import { nameHighlights, readLooks } from "./looks.ts";
import { inlineClassStyles, withSheetsAsData } from "./styles.ts";
import { linesOf, paragraphOf } from "./tables.ts";

const UNWANTED =
  "script,style,link,meta,base,title,colgroup,img,picture,svg,math,video,audio,source,iframe,frame,object,embed,applet,input,button,select,textarea,template,noscript";

export type Pasted = {
  readonly html: string;
  /** Content of the clipboard that the text does not have, or has in another form. */
  readonly leftOut: readonly LeftOut[];
  /** It begins with a heading or a table, and so on a new line. */
  readonly beginsLine: boolean;
};

/** Elements that programs put at the end of a paragraph or of the whole text for their own use. */
const FILLERS = ".EOP,.Apple-interchange-newline";
const PICTURES = "img,picture,svg,video,audio,canvas,object,embed,iframe";
const FORMS = "input,button,select,textarea";

/**
 * Cleans pasted HTML before anything else reads it, so that the text means what it meant where it was copied: tracked changes are accepted,
 * what stands beside the text stays out, bold text, exponents and lists are marked as such, each table row is a line with every cell under
 * its own column, and links lead where they are meant to. Nothing that loads or runs is left, and nothing runs while it is parsed. A text that
 * may hold headings or tables keeps them. Each thing that changed is named. features/block/README.md
 */
export function cleanPaste(html: string, keeps: readonly string[] = []): Pasted {
  const pasted = new DOMParser().parseFromString(withSheetsAsData(html), "text/html");
  const named = new Set<LeftOut>();
  const name = (what: LeftOut) => void named.add(what);
  inlineClassStyles(pasted);
  nameFormulas(pasted, name);
  removeBeside(pasted, name);
  acceptChanges(pasted, name);
  for (const filler of [...pasted.getElementsByTagName("o:p")])
    filler.replaceWith(...(holdsText(filler) ? filler.childNodes : []));
  for (const filler of pasted.querySelectorAll(FILLERS)) filler.remove();
  if (!keeps.includes("table") && [...pasted.querySelectorAll("table")].some(hasSeveralCells)) name("table");
  if (!keeps.includes("img") && pasted.querySelector(PICTURES)) name("picture");
  if (pasted.querySelector(FORMS)) name("form");
  for (const element of pasted.querySelectorAll(UNWANTED)) element.remove();
  nameHighlights(pasted, name);
  readLists(pasted, name);
  readLetters(pasted, name);
  readLooks(pasted);
  readLinks(pasted, name);
  for (const element of pasted.querySelectorAll("*")) {
    for (const { name: attribute } of [...element.attributes]) {
      if (/^(on.*|src.*|action|formaction|background)$/i.test(attribute)) element.removeAttribute(attribute);
    }
  }
  const beginsLine = pasted.querySelector("h1,h2,h3,h4,h5,h6,table,p,li")?.matches("h1,h2,h3,h4,h5,h6,table") ?? false;
  // Innermost first: a table in a cell is a line of its cell.
  const lost = keeps.includes("table") ? "td table, th table" : "table";
  for (const table of [...pasted.querySelectorAll<HTMLTableElement>(lost)].reverse())
    table.replaceWith(...linesOf(table));
  for (const heading of pasted.querySelectorAll("h1,h2,h3,h4,h5,h6")) keepHeading(heading, keeps);
  return { html: pasted.documentElement.outerHTML, leftOut: [...named], beginsLine };
}

const hasSeveralCells = (table: Element): boolean => table.querySelectorAll("td,th").length > 1;

/** Pasted text without markup, by the same rules. */
export function cleanPastedText(text: string): { readonly text: string; readonly leftOut: readonly LeftOut[] } {
  const named = new Set<LeftOut>();
  const readable = readableText(text, (what) => void named.add(what));
  return { text: readable, leftOut: [...named] };
}

/** A heading becomes text of its own: what stands before it on the same line must not run into it. */
const beginNewLine = (heading: Element): void => {
  const document = heading.ownerDocument;
  const strong = document.createElement("strong");
  strong.append(...heading.childNodes);
  heading.replaceWith(paragraphOf(document, [strong]));
};

/** A heading of the nearest level that the text may hold: a page has its own first one. Without any it is a bold line. */
const keepHeading = (heading: Element, keeps: readonly string[]): void => {
  const levels = keeps.filter((tag) => /^h\d$/.test(tag)).sort();
  const level = levels.find((tag) => tag >= heading.localName) ?? levels.at(-1);
  if (level === undefined || heading.closest("td,th")) beginNewLine(heading);
  else {
    const kept = heading.ownerDocument.createElement(level);
    kept.append(...heading.childNodes);
    heading.replaceWith(kept);
  }
};
