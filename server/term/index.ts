import type { OptionGroup } from "../../core/contract/index.ts";
import type { TermOption } from "../../core/projection/index.ts";
import type { TermKind } from "../../core/template/index.ts";
import type { Db, Tx } from "../platform/http/work.ts";
import * as store from "./store.ts";

export { seedTerms } from "./seed.ts";
export type { TermRow } from "./store.ts";

/** All terms, and the lists that screens need of them. */
export type Terms = {
  /** The options of a choice among the terms of a kind: organisations and municipalities under their groups. */
  optionsOf(kind: TermKind): readonly TermOption[];
  readonly organizationOptions: OptionGroup[];
  readonly municipalityOptions: OptionGroup[];
  find(kind: TermKind, key: string): store.TermRow | undefined;
};

/** Loads every term in one statement (some five hundred rows). */
export async function loadTerms(db: Db | Tx): Promise<Terms> {
  const rows = await store.all(db);
  const collator = new Intl.Collator("nb");
  const byName = (a: { text: string }, b: { text: string }) => collator.compare(a.text, b.text);
  const grouped = (groupKind: string, kind: string): OptionGroup[] =>
    rows
      .filter((row) => row.kind === groupKind)
      .map((group) => ({
        text: group.name,
        value: group.key,
        subItems: rows
          .filter((row) => row.kind === kind && row.parent_id === group.id)
          .map(({ name, key }) => ({ text: name, value: key }))
          .sort(byName),
      }))
      .sort(byName);
  const organizationOptions = grouped("organization-group", "organization");
  const municipalityOptions = grouped("county", "municipality");
  const nested = (groups: readonly OptionGroup[]): readonly TermOption[] =>
    groups.map(({ text, value, subItems }) => ({ text, value, children: subItems }));
  return {
    organizationOptions,
    municipalityOptions,
    optionsOf: (kind) => {
      if (kind === "organization") return nested(organizationOptions);
      if (kind === "municipality") return nested(municipalityOptions);
      return rows.filter((row) => row.kind === kind).map(({ key, name }) => ({ value: key, text: name }));
    },
    find: (kind, key) => rows.find((row) => row.kind === kind && row.key === key),
  };
}

/** Which of the keys name a term of the kind: one statement, none for no keys. */
export async function knownTerms(db: Db | Tx, kind: TermKind, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  return new Set((await store.ofKind(db, kind, keys)).map(({ key }) => key));
}

/** The term of a kind and key, or undefined. */
export const findTerm = async (db: Db | Tx, kind: TermKind, key: string): Promise<store.TermRow | undefined> =>
  (await store.ofKind(db, kind, [key]))[0];
