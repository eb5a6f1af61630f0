import type { AuthorBlock } from "../../../../core/block/index.ts";
import { type LiteratureSearch, type LiteratureSectionKey, searchOf } from "../../../../core/literature/index.ts";

/** A search as the list has it. */
export type ListedSearch = LiteratureSearch & { readonly id: number; readonly rev: number };

/** One of the sections A to E with its searches. */
export type Section = {
  readonly key: LiteratureSectionKey;
  readonly title: string;
  readonly help: string;
  readonly searches: readonly ListedSearch[];
};

export const sectionsOf = ({ sections }: Pick<AuthorBlock<"LiteratureSearch">, "sections">): readonly Section[] =>
  sections.map(({ key, title, help, rows }) => ({
    key,
    title,
    help,
    searches: rows.map(({ id, rev, cells }) => ({ id, rev, ...searchOf(cells) })),
  }));
