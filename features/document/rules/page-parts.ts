import { decodeEntities, plainTextOf } from "../../../platform/pure/rich-text/index.ts";
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

type Piece = { readonly tag: string; readonly attributes: string; readonly inside: string };

const WITHIN_SITE = /(<a\b[^>]*?\bhref=")\/(?!\/)/gi;
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/gi;
/** Elements that are parts of their own, between paragraphs and lists. */
const APART = ["h2", "h3", "h4", "table", "figure", "img", "blockquote", "hr"];
const EMPTY = ["img", "hr"];
const WHOLE_ROW = ["thead", "tbody"];

/** The elements of these names that stand in well-formed HTML and not in one another, and what stands between them (with an empty tag). */
function piecesOf(html: string, names: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let read = 0;
  let open: { readonly tag: string; readonly attributes: string; readonly from: number; depth: number } | null = null;
  const between = (upto: number) => {
    const inside = html.slice(read, upto);
    if (inside.trim() !== "") pieces.push({ tag: "", attributes: "", inside });
  };
  for (const { index, 0: whole, 1: slash, 2: name = "", 3: attributes = "" } of html.matchAll(TAG)) {
    const tag = name.toLowerCase();
    const after = index + whole.length;
    if (open === null) {
      if (slash === "/" || !names.includes(tag)) continue;
      between(index);
      read = after;
      if (EMPTY.includes(tag)) pieces.push({ tag, attributes, inside: "" });
      else open = { tag, attributes, from: after, depth: 1 };
    } else if (tag === open.tag) {
      open.depth += slash === "/" ? -1 : 1;
      if (open.depth > 0) continue;
      pieces.push({ tag, attributes: open.attributes, inside: html.slice(open.from, index) });
      read = after;
      open = null;
    }
  }
  if (open) pieces.push({ ...open, inside: html.slice(open.from) });
  else between(html.length);
  return pieces;
}

const attribute = (attributes: string, name: string): string =>
  decodeEntities(new RegExp(`\\s${name}="([^"]*)"`, "i").exec(attributes)?.[1] ?? "");
const numberIn = (attributes: string, name: string, none: number): number => {
  const found = Number.parseInt(attribute(attributes, name), 10);
  return found > 0 ? found : none;
};
const oneLine = (html: string): string => plainTextOf(html).replace(/\s+/g, " ").trim();

/** Of a picture that does not say how large it is. */
const SOME_WIDTH = 600;

const picture = (attributes: string): DocumentPart => {
  const width = numberIn(attributes, "width", SOME_WIDTH);
  const height = numberIn(attributes, "height", width);
  return figure(attribute(attributes, "src"), attribute(attributes, "alt").trim(), { width, height });
};

type Cell = { readonly isHead: boolean; readonly inside: string };

/** Columns that a table has room for on paper, and that a cell may say it spans. */
const MOST_COLUMNS = 40;

/** The cells of each row, with an empty one wherever a cell spans more than its own place. */
function gridOf(rows: readonly Piece[]): readonly (readonly Cell[])[] {
  const grid: Cell[][] = rows.map(() => []);
  for (const [at, { inside }] of rows.entries()) {
    let column = 0;
    for (const cell of piecesOf(inside, ["td", "th"])) {
      if (cell.tag === "") continue;
      const isHead = cell.tag === "th";
      while (grid[at]?.[column]) column += 1;
      const wide = Math.min(numberIn(cell.attributes, "colspan", 1), MOST_COLUMNS);
      const tall = Math.min(numberIn(cell.attributes, "rowspan", 1), rows.length - at);
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
  const pieces = piecesOf(inside, ["caption", ...WHOLE_ROW, "tr"]);
  const caption = oneLine(pieces.find(({ tag }) => tag === "caption")?.inside ?? "");
  const rows = pieces
    .flatMap((piece) => (WHOLE_ROW.includes(piece.tag) ? piecesOf(piece.inside, ["tr"]) : [piece]))
    .filter(({ tag }) => tag === "tr");
  const grid = gridOf(rows);
  const [first = []] = grid;
  if (first.length === 0) return caption === "" ? [] : [paragraph(caption, "label")];
  const hasHead = first.every(({ isHead }) => isHead);
  const columns = first.map((cell): Column => ({ title: hasHead ? oneLine(cell.inside) : "", align: "start" }));
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
    piecesOf(text, APART).flatMap(({ tag, attributes, inside }): readonly DocumentPart[] => {
      switch (tag) {
        case "h2":
        case "h3":
        case "h4":
          count += 1;
          return headingPart(place.level + Number(tag.slice(1)) - 2, `${place.id}-${count}`, oneLine(inside));
        case "table":
          return tableOf(inside);
        case "img":
          return [picture(attributes)];
        case "figure": {
          const all = piecesOf(inside, ["img", "figcaption"]);
          const caption = oneLine(all.find((each) => each.tag === "figcaption")?.inside ?? "");
          const pictures = all.flatMap((each) => (each.tag === "img" ? [picture(each.attributes)] : []));
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
