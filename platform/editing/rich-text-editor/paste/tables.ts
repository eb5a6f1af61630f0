import { BOUNDARY_TAGS } from "../../../pure/rich-text/index.ts";

const CELL_SEPARATOR = " | ";
const MOST_SPANNED = 100;
const BLOCKS = ["p", "div", "pre", "li", "ul", "ol", "br", ...BOUNDARY_TAGS].join(",");

type Cell = readonly Node[];

/** The cells of each row under their own columns: one that spans several places stands in the first, and the others are empty. */
function gridOf(table: HTMLTableElement): readonly (readonly Cell[])[] {
  const rows = [...table.rows];
  const grid: (Cell | undefined)[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[at]?.[column]) column += 1;
      const wide = Math.min(cell.colSpan, MOST_SPANNED);
      const tall = Math.min(cell.rowSpan === 0 ? rows.length : cell.rowSpan, rows.length - at);
      for (let down = 0; down < tall; down++)
        for (let along = 0; along < wide; along++) {
          const place = grid[at + down];
          if (place) place[column + along] = down + along === 0 ? inlineContent(cell) : [];
        }
      column += wide;
    }
  }
  return grid.map((row) =>
    Array.from(row, (cell) => cell ?? []).slice(0, row.findLastIndex((cell) => cell?.length) + 1),
  );
}

/** Each row as a paragraph; a cell of several paragraphs is one text. */
export function linesOf(table: HTMLTableElement): readonly Element[] {
  const document = table.ownerDocument;
  const caption = table.caption ? [paragraphOf(document, [...table.caption.childNodes])] : [];
  const rows = gridOf(table).map((cells) =>
    paragraphOf(
      document,
      cells.flatMap((cell, at) => (at === 0 ? cell : [document.createTextNode(CELL_SEPARATOR), ...cell])),
    ),
  );
  return [...caption, ...rows];
}

export function paragraphOf(document: Document, content: readonly Node[]): Element {
  const paragraph = document.createElement("p");
  paragraph.append(...content);
  return paragraph;
}

/** The content of a cell without its blocks, which are set apart by a space. Items keep their numbers. */
function inlineContent(cell: Element): Cell {
  for (const list of cell.querySelectorAll("ol")) {
    const start = Number(list.getAttribute("start") ?? 1);
    for (const [at, item] of [...list.querySelectorAll(":scope > li")].entries()) {
      const first = item.firstElementChild;
      (first?.matches("p,div") && item.firstChild === first ? first : item).prepend(`${start + at}. `);
    }
  }
  for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(" ", ...block.childNodes);
  cell.normalize();
  return cell.textContent.trim() === "" ? [] : [...cell.childNodes];
}
