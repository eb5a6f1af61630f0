import type { DocumentPart, DocumentPlace, Sheet, SheetWords } from "../../document/rules/index.ts";
import type { Reference } from "../../reference/rules/index.ts";
import type { Row } from "./row.ts";
import type { Feed, TermKind } from "./template-fields.ts";

/** A stored value: text or rich text (HTML); a list of chosen values or of texts; `null` when nothing was saved. */
export type BlockValue = string | readonly string[] | null;
/** The values of one assessment by block key. An absent key is an empty block. */
export type BlockValues = Readonly<Record<string, BlockValue>>;
/** A value as a call brings it. */
export type GivenValue = string | readonly string[];

/** An uploaded file of a block. The right to read it is checked when its address is fetched. */
export type HeldFile = {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  /** Its numbered place in the block; absent where the block has none. */
  readonly slot?: string;
  /** Values read from a workbook, by field; absent for other files. */
  readonly cells?: Readonly<Record<string, string>>;
  readonly image?: HeldImage;
};

/** The image in a file: the row that says what it shows, its largest size, and the widths that it can be fetched in. */
type HeldImage = {
  readonly row: number;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
};

export type TermOption = { readonly value: string; readonly text: string; readonly children?: readonly TermOption[] };
export type LiteratureSource =
  | { readonly type: "DB"; readonly text: string }
  | { readonly type: "Web"; readonly text: string; readonly value: string };

/** The day of a block's newest search in an edition, ISO, and how many studies it had included; null where it did not say. */
export type EditionSearched = { readonly searchedOn: string; readonly included: number | null };

/** The data that views use besides the block. */
export type Sources = {
  readonly termOptions: (kind: TermKind) => readonly TermOption[];
  readonly literatureSources: readonly LiteratureSource[];
  /** The editions that stand in which the block with this key had searches, the oldest first; absent where none can be. */
  readonly editionsSearched?: (key: string) => readonly EditionSearched[];
  /** The reader's view is the authors' preview of a draft: a download block then has its files. features/reading/README.md */
  readonly previewsDraft?: boolean;
};

/** The types of one kind of block. `reader: never` is a kind that no reader sees. */
export type KindTypes = {
  readonly block: { readonly kind: string; readonly key: string; readonly title: string };
  readonly value: BlockValue;
  readonly author: { readonly kind: string };
  readonly reader: { readonly kind: string };
};

/** A block with everything that its authors put in it. */
export type Held<T extends KindTypes> = {
  readonly kind: T["block"]["kind"];
  readonly block: T["block"];
  readonly value: T["value"] | null;
  readonly rows: readonly Row[];
  readonly files: readonly HeldFile[];
};

export type ValueProblem =
  | { readonly kind: "BlockHasNoValue" }
  | { readonly kind: "ValueIsNotText" }
  | { readonly kind: "TableNeedsFourTexts" }
  | { readonly kind: "OutcomesNeedTwoTexts" }
  | { readonly kind: "NotADate"; readonly value: string }
  | { readonly kind: "DateTooEarly"; readonly earliest: string }
  | { readonly kind: "SeveralChosen" }
  | { readonly kind: "UnknownOption"; readonly value: string };

export type AcceptedValue<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly because: ValueProblem };

/** Whether a term of the kind has the key, for choices whose options are terms. */
export type TermExists = (kind: TermKind, key: string) => boolean;

/** How a kind keeps its value, for the kinds that SaveSchemaItem saves. */
export type ValueRules<T extends KindTypes> = {
  /** The stored value; null where the store holds another type than the kind's, so that one bad row cannot fail a page. */
  readonly read: (stored: BlockValue) => T["value"] | null;
  /** A given value in the one form that is stored, or the rule that it breaks. */
  readonly accept: (
    block: T["block"],
    given: GivenValue,
    termExists: TermExists,
  ) => AcceptedValue<NonNullable<T["value"]>>;
  /** The value in an author's view, which its field shows and saves; null for a kind without a field yet. */
  readonly ofAuthor: ((view: T["author"]) => NonNullable<T["value"]>) | null;
  /** Whether the value is HTML, which the server cleans before it stores it. For rich text in rows the columns say it. */
  readonly isRichText: boolean;
};

/** The value's contribution to the card, the summary or the related terms: see `Feed`. */
export type Feeding<T extends KindTypes> =
  | { readonly kind: "nothing" }
  /** Its rows stand above the tabs. */
  | { readonly kind: "rows" }
  /** HTML for a summary; the empty text when there is nothing to show. `hasLinks`: its links may feed a list of links. */
  | { readonly kind: "text"; readonly hasLinks: boolean; readonly html: (value: T["value"]) => string }
  | {
      readonly kind: "terms";
      readonly termKind: (block: T["block"]) => TermKind | null;
      readonly keys: (value: T["value"]) => readonly string[];
    };

/** A value, or rows, as they would be stored in another assessment. features/intro/README.md */
export type Reused =
  | { readonly kind: "value"; readonly value: GivenValue }
  | { readonly kind: "rows"; readonly rows: readonly { readonly part: string; readonly cells: Row["cells"] }[] };

/** Texts that stand for what authors write, where a template is tried. */
export type ExampleTexts = {
  readonly line: string;
  /** In a narrow cell of a table, and what a picture or a file is called. */
  readonly name: string;
  readonly html: string;
  readonly day: string;
};

/** An example of what authors put into a block. */
export type Example = {
  readonly value?: BlockValue;
  readonly rows?: readonly Row[];
  readonly files?: readonly HeldFile[];
};

/** Everything that differs from one kind of block to another. Every key is required: null says that a kind has none of it. Adding a kind: docs/how-to.md. */
export type Definition<T extends KindTypes> = {
  /** The number that templates and the specification's calls may use for the kind, for ever. A new kind takes the highest plus one. */
  readonly number: number;
  /** Whether a template may ask for the block before sending. */
  readonly mayBeMandatory: boolean;
  /** Whether a peer review may ask it. */
  readonly mayStandInReview: boolean;
  readonly value: ValueRules<T> | null;
  readonly feeding: Feeding<T>;
  /** Whether there is something in it that counts when the block is mandatory. */
  readonly isFilled: (held: Held<T>) => boolean;
  /** Whether something in it must be finished before sending, also where the block is not mandatory. */
  readonly isUnfinished: ((held: Held<T>) => boolean) | null;
  /** Whether its author has put anything in it; null for a kind in which nothing is filled in. */
  readonly isBegun: ((view: T["author"]) => boolean) | null;
  /** Null for a kind in which nothing is filled in. */
  readonly example: ((block: T["block"], texts: ExampleTexts, sources: Sources) => Example) | null;
  readonly author: (held: Held<T>, sources: Sources) => T["author"];
  /** The reader's view, built key by key from allowed values (never `...block`); null when there is nothing to read. */
  readonly reader: (held: Held<T>, sources: Sources) => T["reader"] | null;
  /** False for a heading or a notice: a section with only such blocks is not shown to readers. */
  readonly standsAlone: boolean;
  /** The words that a search finds the block by: only what its reader view shows. */
  readonly searchText: (view: T["reader"]) => readonly string[];
  /** The part of the reader view that a new assessment may copy. Null for a kind that holds results. */
  readonly reuse: ((view: T["reader"]) => Reused) | null;
  /** How a document writes the block, from what readers get of it, its own title first. features/document/README.md */
  readonly document: (view: Titled<T["reader"]>, place: DocumentPlace) => readonly DocumentPart[];
  /** The block's parts for the appendix at the end of the document, such as literature searches; null for none. */
  readonly appendix: ((view: Titled<T["reader"]>, place: DocumentPlace) => readonly DocumentPart[]) | null;
  /** Its rows as sheets of a workbook, a line of headings first. features/document/README.md */
  readonly sheets: ((view: Titled<T["reader"]>, words: SheetWords) => readonly Sheet[]) | null;
  /** The literature that it names. `fromLines`: read from a line of text, which may be cut. features/citation/README.md */
  readonly references: { readonly in: (view: T["reader"]) => readonly Reference[]; readonly fromLines: boolean } | null;
};

/** A reader's view as it stands in its section. */
export type Titled<Reader> = Reader & { readonly title: string; readonly description: string };

/** A row of an example. */
export const exampleRow = (id: number, part: string, cells: Row["cells"]): Row => ({
  id,
  part,
  rev: 0,
  cells,
  revs: {},
});
/** A file that the product is served with, to stand for an author's. */
export const exampleFile = (name: string, url: string): HeldFile => ({ id: 1, name, url });

export const feedsNothing = { kind: "nothing" } as const;

export type { Feed, TermKind };
