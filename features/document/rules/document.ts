import type { Language } from "../../../platform/pure/language/index.ts";

/** An assessment as a document: what every written form of it is made from. */
export type Document = {
  readonly version: 1;
  readonly lang: Language;
  /** A decision sheet is set on one page. Without it a document has as many as it takes. */
  readonly layout?: "sheet";
  /** The kind of document, shown above the title. */
  readonly subtitle: string;
  readonly title: string;
  /** Across every page of a draft. */
  readonly watermark: string | null;
  /** At the foot of every page. */
  readonly footer: string;
  /** The organisation that the document belongs to. */
  readonly author: string;
  readonly keywords: readonly string[];
  /** ISO: when it was published, or a draft last saved. */
  readonly date: string;
  /** Null: it is too short for a list of contents. */
  readonly contentsTitle: string | null;
  /** The first page: what is concluded, then the facts. */
  readonly opening: readonly DocumentPart[];
  readonly facts: readonly Term[];
  readonly body: readonly DocumentPart[];
};

export type Level = 1 | 2 | 3 | 4;

export type DocumentPart =
  | { readonly kind: "heading"; readonly level: Level; readonly id: string; readonly text: string }
  | Paragraph
  | { readonly kind: "code"; readonly text: string }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly (readonly DocumentPart[])[];
    }
  | { readonly kind: "terms"; readonly items: readonly Term[] }
  | TableOfParts
  | Figure
  | Bars
  | FlowPart;

/** `label` names what follows, `note` stands back. */
export type TextTone = "text" | "label" | "note";
export type Paragraph = { readonly kind: "paragraph"; readonly tone: TextTone; readonly runs: readonly Run[] };

export type MarkName = "strong" | "em" | "u" | "code" | "sup" | "sub";
export type Run =
  | {
      readonly kind: "text";
      readonly text: string;
      readonly marks: readonly MarkName[];
      /** An address from the root of the site, or a whole one. */
      readonly href: string | null;
    }
  | { readonly kind: "break" };

export type Term = { readonly term: string; readonly parts: readonly DocumentPart[] };

export type Column = { readonly title: string; readonly align: "start" | "end" };
/** The content of a cell: paragraphs, lists and code. */
export type TableCell = readonly DocumentPart[];
/** `sum` follows from the rows above, `group` names those below. */
export type RowOfTable = { readonly cells: readonly TableCell[]; readonly weight: "plain" | "sum" | "group" };
export type TableOfParts = {
  readonly kind: "table";
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly RowOfTable[];
};

/** A picture. `alt` is empty for decoration. */
export type Figure = {
  readonly kind: "figure";
  /** The address of its file. */
  readonly file: string;
  readonly alt: string;
  /** Width over height. */
  readonly ratio: number;
  readonly widthMm: number;
};

/** Amounts to compare, also said as texts. `size` is a share of the largest, 0 to 1. */
export type Bars = {
  readonly kind: "bars";
  readonly caption: string;
  readonly bars: readonly { readonly label: string; readonly said: string; readonly size: number }[];
};

type Counted = { readonly label: string; readonly said: string };

/**
 * Steps below each other, with what leaves each of them beside it. A step that joins the last one does not lead to the next. A table
 * with the same numbers stands below: only drawings show it.
 */
export type FlowPart = {
  readonly kind: "flow";
  readonly caption: string;
  readonly steps: readonly (Counted & {
    readonly out: (Counted & { readonly reasons: readonly Counted[] }) | null;
    readonly joinsLast?: true;
  })[];
};
