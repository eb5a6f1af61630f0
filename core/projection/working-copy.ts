import type { LiteratureItem } from "../contract/index.ts";
import type { BlockValue, BlockValues, LiteratureSource, Template, TermKind } from "../template/index.ts";

/** One stored block of an assessment: a row even while it is empty, so that it has its number and guid from the start. */
export type StoredItem = {
  readonly number: number;
  readonly guid: string;
  readonly rev: number;
  readonly value: BlockValue;
};

export type TermOption = { readonly value: string; readonly text: string; readonly children?: readonly TermOption[] };

/** Everything of a working copy that is written in blocks, as loaded from the store in a fixed number of statements. */
export type WorkingCopy = {
  readonly template: Template;
  readonly items: ReadonlyMap<string, StoredItem>;
  /** By the number of the block that owns them. */
  readonly literature: ReadonlyMap<number, readonly LiteratureItem[]>;
  readonly pdfs: ReadonlyMap<number, { readonly id: number; readonly pdfName: string; readonly fileUrl: string }>;
  readonly termOptions: (kind: TermKind) => readonly TermOption[];
  readonly literatureSources: readonly LiteratureSource[];
};

/** The values by block key, for relation rules and completeness. */
export const valuesOf = (copy: Pick<WorkingCopy, "items">): BlockValues =>
  Object.fromEntries([...copy.items].map(([key, item]) => [key, item.value]));

/** Keys of the blocks whose content is kept outside the values and that have some. */
export const filledOutside = (copy: Pick<WorkingCopy, "items" | "literature" | "pdfs">): ReadonlySet<string> =>
  new Set(
    [...copy.items]
      .filter(([, { number }]) => (copy.literature.get(number)?.length ?? 0) > 0 || copy.pdfs.has(number))
      .map(([key]) => key),
  );
