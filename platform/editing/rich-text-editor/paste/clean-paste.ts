const UNWANTED =
  "script,style,link,meta,base,title,colgroup,img,picture,svg,math,video,audio,source,iframe,frame,object,embed,applet,input,button,select,textarea,template,noscript";

/** Looks that other programs write as styles. The page's security policy hides styles, so they are read from the attribute. */
const LOOKS: readonly (readonly [tag: string, style: RegExp])[] = [
  ["strong", /font-weight:\s*(bold|[6-9]00)/i],
  ["em", /font-style:\s*italic/i],
  ["u", /text-decoration(-line)?:[^;]*underline/i],
];

/** What the editor has no room for. */
export type LeftOut = "picture" | "table" | "form";

export type Pasted = {
  readonly html: string;
  /** What was in the clipboard and is not in the text, or only as plain lines. */
  readonly leftOut: readonly LeftOut[];
  /** It begins with a heading or a table, and so on a new line. */
  readonly beginsLine: boolean;
};

const leftOutBy: readonly (readonly [LeftOut, string])[] = [
  ["table", "table"],
  ["picture", "img,picture,svg,video,canvas,object,embed,iframe"],
  ["form", "input,button,select,textarea"],
];

/**
 * Cleans pasted HTML before anything else reads it: nothing that loads or runs is left, bold, italic and underlined text is
 * marked as such, each table row is a line of its own with its cells after one another, and what begins with a heading begins on a new
 * line. A text that may hold headings or tables keeps them. Word's comments and `mso-` styles stay, since its lists are read from them. Nothing runs while it is parsed.
 */
export function cleanPaste(html: string, keeps: readonly string[] = []): Pasted {
  const pasted = new DOMParser().parseFromString(html, "text/html");
  const leftOut = leftOutBy.flatMap(([what, which]) =>
    !keeps.includes(what) && pasted.querySelector(which) ? [what] : [],
  );
  for (const element of pasted.querySelectorAll(UNWANTED)) element.remove();
  for (const element of pasted.querySelectorAll("[style]")) readStyle(element);
  for (const element of pasted.querySelectorAll("*")) {
    for (const { name } of [...element.attributes]) {
      if (/^(on.*|src.*|action|formaction|background)$/i.test(name)) element.removeAttribute(name);
    }
  }
  const beginsLine = pasted.querySelector("h1,h2,h3,h4,h5,h6,table,p,li")?.matches("h1,h2,h3,h4,h5,h6,table") ?? false;
  // Innermost first: a table in a cell is a line of its cell.
  const lost = keeps.includes("table") ? "td table, th table" : "table";
  for (const table of [...pasted.querySelectorAll<HTMLTableElement>(lost)].reverse())
    table.replaceWith(...linesOf(table));
  for (const heading of pasted.querySelectorAll("h1,h2,h3,h4,h5,h6")) keepHeading(heading, keeps);
  return { html: pasted.documentElement.outerHTML, leftOut, beginsLine };
}

const CELL_SEPARATOR = " | ";

/** Each row as a paragraph; a cell of several paragraphs is one text. */
function linesOf(table: HTMLTableElement): readonly Element[] {
  const caption = table.caption ? [paragraphOf(table.ownerDocument, [...table.caption.childNodes])] : [];
  const rows = [...table.rows].map((row) => {
    const cells = [...row.cells].map((cell) => inlineContent(cell));
    return paragraphOf(
      table.ownerDocument,
      cells.flatMap((cell, index) =>
        index === 0 ? cell : [table.ownerDocument.createTextNode(CELL_SEPARATOR), ...cell],
      ),
    );
  });
  return [...caption, ...rows];
}

function paragraphOf(document: Document, content: readonly Node[]): Element {
  const paragraph = document.createElement("p");
  paragraph.append(...content);
  return paragraph;
}

/** The content of a cell without its blocks, which are set apart by a space. */
function inlineContent(cell: Element): readonly Node[] {
  for (const block of cell.querySelectorAll("p,div,li,ul,ol,br"))
    block.replaceWith(cell.ownerDocument.createTextNode(" "), ...block.childNodes);
  cell.normalize();
  return [...cell.childNodes];
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

const readStyle = (element: Element): void => {
  const style = element.getAttribute("style") ?? "";
  if (!/mso-/i.test(style)) element.removeAttribute("style");
  for (const [tag, look] of LOOKS)
    if (look.test(style) && !element.matches("a,b,strong,i,em,u")) wrapChildren(element, tag);
  // Google Docs puts everything it copies inside a <b> that is not bold.
  if (element.matches("b,strong") && /font-weight:\s*(normal|400)/i.test(style))
    element.replaceWith(...element.childNodes);
};

const wrapChildren = (element: Element, tag: string): void => {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
};
