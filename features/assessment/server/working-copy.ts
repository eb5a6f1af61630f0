import { literatureSources } from "../../../content/literature-sources.ts";
import { defaultLanguage, type Language } from "../../../platform/pure/language/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import type { BlockValue, HeldFile, Row } from "../../block/rules/index.ts";
import { searchedEditions } from "../../literature/rules/index.ts";
import { inLanguage } from "../../template/rules/index.ts";
import { templateOf } from "../../template/server/index.ts";
import { loadTerms, type Terms } from "../../term/server/index.ts";
import { languageWritten, type StoredItem, type WorkingCopy } from "../rules/working-copy/index.ts";
import { readContent } from "./content-store.ts";
import type { AssessmentRow } from "./store.ts";

const isText = (value: unknown): value is string => typeof value === "string";
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** A block value from jsonb. Other types than text and list of texts read as null, so that a bad row cannot fail a page. */
export const blockValue = (value: unknown): BlockValue => (isText(value) || isTexts(value) ? value : null);

type Content = Awaited<ReturnType<typeof readContent>>;

const rowOf = ({ owner: _, ...row }: Content["rows"][number]): Row => row;

/** A file, and what of it is an image (its largest size stands last) or a workbook. */
const fileOf = ({ id, guid, name, row, sizes, slot, cells }: Content["files"][number]): HeldFile => {
  const file = {
    id,
    name,
    url: addresses.file(guid, name),
    ...(slot === null ? {} : { slot }),
    ...(cells === null ? {} : { cells }),
  };
  const largest = sizes?.at(-1);
  if (row === null || !sizes || !largest) return file;
  return { ...file, image: { row, ...largest, widths: sizes.map(({ width }) => width) } };
};

/** Each group's rows by the block that owns them. */
const byOwner = <R extends { readonly owner: number }, T>(
  rows: readonly R[],
  of: (row: R) => T,
): ReadonlyMap<number, T[]> =>
  new Map([...Map.groupBy(rows, ({ owner }) => owner)].map(([owner, own]) => [owner, own.map(of)]));

/** A working copy with the people who write it, when it was last saved, and how often it was published. */
export type LoadedCopy = {
  readonly copy: WorkingCopy;
  readonly terms: Terms;
  readonly people: Content["people"];
  readonly savedAt: Date;
  readonly publications: number;
  /** Whether anybody was asked to review it. */
  readonly hasReviews: boolean;
  /** A newer version of its template, where there is one. */
  readonly newer: Content["newer"];
  /** The versions that it took over, the last one first. */
  readonly takeovers: Content["takeovers"];
};

/**
 * The form in which the template's texts stand in a copy: that of who reads it, or `content` for what is printed and kept, where it is that of
 * what the authors wrote.
 */
export type TextsIn = Language | "content";

/** Loads everything that stands in an assessment: one statement while its template and the terms are in memory. */
export const loadWorkingCopy = async (db: Db | Tx, row: AssessmentRow, texts: TextsIn): Promise<LoadedCopy> =>
  workingCopyOf(db, row, await readContent(db, row.number), texts);

/** The same from what was read already. */
export async function workingCopyOf(
  db: Db | Tx,
  row: Pick<AssessmentRow, "template_version" | "body_hash" | "language">,
  { items, rows, files, people, saved_at, publications, editions, has_reviews, newer, takeovers }: Content,
  texts: TextsIn,
): Promise<LoadedCopy> {
  const template = await templateOf(db, { id: row.template_version, bodyHash: row.body_hash });
  const terms = await loadTerms(db);
  const held = new Map<string, StoredItem>(
    items.map(({ key, number, guid, rev, value }) => [key, { number, guid, rev, value: blockValue(value) }]),
  );
  const stored: WorkingCopy = {
    template,
    items: held,
    rows: byOwner(rows, rowOf),
    files: byOwner(files, fileOf),
    termOptions: terms.optionsOf,
    literatureSources,
    editionsSearched: (key) => searchedEditions(editions.filter(({ guid }) => guid === held.get(key)?.guid)),
  };
  const language = texts === "content" ? (languageWritten(row.language, stored) ?? defaultLanguage) : texts;
  const copy = { ...stored, template: inLanguage(template, language) };
  const facts = { savedAt: saved_at, publications: publications ?? 0, hasReviews: Boolean(has_reviews) };
  return { copy, terms, people, ...facts, newer, takeovers };
}
