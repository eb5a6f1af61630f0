import { elementsIn, type HtmlPiece, lineOf, piecesOf } from "../../../platform/pure/rich-text/index.ts";
import type { Column, DocumentPart, RowOfTable } from "./document.ts";
import { figure, headingPart, paragraph, richTextParts } from "./parts.ts";

/** Where a page's rich text is written. */
type PagePlace = {
  /** The level of its h2. */
  readonly level: number;
  /** Begins the ids of its headings. */
  readonly id: string;
  /** The site's own address, which links within it begin with: `https://metodevarsel.example`. */
  readonly origin: string;
};

const WITHIN_SITE = /(<a\b[^>]*?\bhref=")\/(?!\/)/gi;
/** Elements that are parts of their own, between paragraphs and lists. */
const APART = ["h2", "h3", "h4", "table", "figure", "img", "blockquote", "hr"];
const WHOLE_ROW = ["thead", "tbody"];

const numberIn = ({ attribute }: HtmlPiece, name: string, none: number): number => {
  const found = Number.parseInt(attribute(name) ?? "", 10);
  return found > 0 ? found : none;
};

/** Of a picture that does not say how large it is. */
const SOME_WIDTH = 600;

const picture = (image: HtmlPiece): DocumentPart => {
  const width = numberIn(image, "width", SOME_WIDTH);
  const height = numberIn(image, "height", width);
  return figure(image.attribute("src") ?? "", (image.attribute("alt") ?? "").trim(), { width, height });
};

type Cell = { readonly isHead: boolean; readonly inside: string };

/** Columns that a table has room for on paper, and that a cell may say it spans. */
const MOST_COLUMNS = 40;

/** The cells of each row, with an empty one wherever a cell spans more than its own place. */
function gridOf(rows: readonly HtmlPiece[]): readonly (readonly Cell[])[] {
  const grid: Cell[][] = rows.map(() => []);
  for (const [at, { inside }] of rows.entries()) {
    let column = 0;
    for (const cell of elementsIn(inside, "td", "th")) {
      const isHead = cell.tag === "th";
      while (grid[at]?.[column]) column += 1;
      const wide = Math.min(numberIn(cell, "colspan", 1), MOST_COLUMNS);
      const tall = Math.min(numberIn(cell, "rowspan", 1), rows.length - at);
      for (let down = 0; down < tall; down++)
        for (let along = 0; along < wide; along++) {
          const row = grid[at + down];
          if (row && column + along < MOST_COLUMNS)
            row[column + along] = { isHead, inside: down + along === 0 ? cell.inside : "" };
        }
      column += wide;
    }
  }
  const none: Cell = { isHead: false, inside: "" };
  const columns = Math.max(0, ...grid.map((row) => row.length));
  return grid.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? none));
}

/** A table. The first row names the columns when all its cells are headings; otherwise the columns have no names. */
function tableOf(inside: string): readonly DocumentPart[] {
  const pieces = elementsIn(inside, "caption", ...WHOLE_ROW, "tr");
  const caption = lineOf(pieces.find(({ tag }) => tag === "caption")?.inside ?? "");
  const rows = pieces
    .flatMap((piece) => (WHOLE_ROW.includes(piece.tag) ? elementsIn(piece.inside, "tr") : [piece]))
    .filter(({ tag }) => tag === "tr");
  const grid = gridOf(rows);
  const [first = []] = grid;
  if (first.length === 0) return caption === "" ? [] : [paragraph(caption, "label")];
  const hasHead = first.every(({ isHead }) => isHead);
  const columns = first.map((cell): Column => ({ title: hasHead ? lineOf(cell.inside) : "", align: "start" }));
  const below = (hasHead ? grid.slice(1) : grid).map(
    (cells): RowOfTable => ({ weight: "plain", cells: cells.map((cell) => richTextParts(cell.inside)) }),
  );
  return [{ kind: "table", caption, columns, rows: below }];
}

/**
 * The rich text of a page as parts: features/content/README.md. HTML that the server has cleaned; every structure is accepted, and
 * what has no form on paper (a rule, a picture in a list's line) is left out or set below.
 */
export function pageParts(html: string, place: PagePlace): readonly DocumentPart[] {
  let count = 0;
  const partsOf = (text: string): readonly DocumentPart[] =>
    piecesOf(text, APART).flatMap((piece): readonly DocumentPart[] => {
      const { tag, inside } = piece;
      switch (tag) {
        case "h2":
        case "h3":
        case "h4":
          count += 1;
          return headingPart(place.level + Number(tag.slice(1)) - 2, `${place.id}-${count}`, lineOf(inside));
        case "table":
          return tableOf(inside);
        case "img":
          return [picture(piece)];
        case "figure": {
          const all = elementsIn(inside, "img", "figcaption");
          const caption = lineOf(all.find((each) => each.tag === "figcaption")?.inside ?? "");
          const pictures = all.flatMap((each) => (each.tag === "img" ? [picture(each)] : []));
          return caption === "" ? pictures : [...pictures, paragraph(caption, "note")];
        }
        case "blockquote":
          return partsOf(inside);
        case "hr":
          return [];
        default:
          return richTextParts(inside);
      }
    });
  return partsOf(html.replace(WITHIN_SITE, `$1${place.origin}/`));
}
