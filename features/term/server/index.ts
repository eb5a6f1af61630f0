import { createHash } from "node:crypto";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Notifications } from "../../../platform/server/notifications.ts";
import { memoryOfDatabase } from "../../../platform/server/speed/database-memory.ts";
import { openReadOnce, type ReadOnce } from "../../../platform/server/speed/read-once.ts";
import { concerns } from "../../../platform/server/subject.ts";
import type { OptionGroup } from "../../api/index.ts";
import type { TermOption } from "../../block/rules/index.ts";
import type { TermKind } from "../../template/rules/index.ts";
import * as store from "./store.ts";

export type { TermRow } from "./store.ts";

/** All terms, and the lists that screens need of them. */
export type Terms = {
  /** The same for the same terms. */
  readonly version: string;
  /** The options of a choice among the terms of a kind: organisations and municipalities under their groups. */
  optionsOf(kind: string): readonly TermOption[];
  readonly organizationOptions: OptionGroup[];
  readonly municipalityOptions: OptionGroup[];
  find(kind: store.StoredKind, key: string): store.TermRow | undefined;
  /** The keys of the terms that have been made one with this one. */
  mergedInto(kind: string, key: string): readonly string[];
  /** Those of a kind that nobody can choose any more. */
  retiredOf(kind: string): readonly TermOption[];
  byId(id: number): store.TermRow | undefined;
  /** Where a term stands among all when they are sorted by name as Norwegian does, figures by their value. */
  placeOf(term: store.TermRow): number;
};

type Memory = { readonly once: ReadOnce; isWatched: boolean };
const memoryOf = memoryOfDatabase((): Memory => ({ once: openReadOnce(), isWatched: false }));

/** From now on the terms of this database stay in memory, and are read again when a change of them is announced. */
export function keepTerms({
  db,
  notifications,
}: {
  readonly db: Db;
  readonly notifications: Pick<Notifications, "onChange">;
}): void {
  const memory = memoryOf(db);
  memory.isWatched = true;
  notifications.onChange((changed) => {
    if (concerns(changed, "terms")) memory.once.forget();
  });
}

/** Transactions that have written terms: what is in memory is not theirs, and what they read is not yet everybody's. */
const writers = new WeakSet<object>();

/** From now on this transaction reads the terms that it has written itself. */
export const readOwnTerms = (tx: Tx): void => void writers.add(tx);

/** Every term (about five hundred): from memory, else in one statement. Code that writes terms must announce the change. */
export async function loadTerms(db: Db | Tx): Promise<Terms> {
  const read = async () => termsFrom(await store.all(db));
  const { once, isWatched } = memoryOf(db);
  return writers.has(db) || !isWatched ? read() : once.of("terms", read, db.isTransaction ? "alone" : undefined);
}

const collator = new Intl.Collator("nb");
const nameOrder = new Intl.Collator("nb", { numeric: true });
const byName = (a: { text: string }, b: { text: string }) => collator.compare(a.text, b.text);

function termsFrom(rows: readonly store.TermRow[]): Terms {
  const stored = new Map(rows.map((row) => [row.id, row]));
  // A merged term is the other one wherever something names it; the other is never merged itself.
  const meant = (row: store.TermRow): store.TermRow => stored.get(row.merged_into ?? row.id) ?? row;
  const ofKind = Map.groupBy(
    rows.filter(({ retired, merged_into }) => !retired && merged_into === null),
    ({ kind }) => kind,
  );
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.key}`, meant(row)]));
  const byId = new Map(rows.map((row) => [row.id, meant(row)]));
  const inOrder = rows.toSorted((a, b) => nameOrder.compare(a.name, b.name));
  const places = new Map(inOrder.map(({ id }, place) => [id, place]));
  const grouped = (groupKind: string, kind: string): OptionGroup[] =>
    (ofKind.get(groupKind) ?? [])
      .map((group) => ({
        text: group.name,
        value: group.key,
        subItems: (ofKind.get(kind) ?? [])
          .filter((row) => row.parent_id === group.id)
          .map(({ name, key }) => ({ text: name, value: key }))
          .sort(byName),
      }))
      .sort(byName);
  const organizationOptions = grouped("organization-group", "organization");
  const municipalityOptions = grouped("county", "municipality");
  const nested = (groups: readonly OptionGroup[]): readonly TermOption[] =>
    groups.map(({ text, value, subItems }) => ({ text, value, children: subItems }));
  const options = new Map<string, readonly TermOption[]>([
    ...[...ofKind].map(([kind, all]) => [kind, all.map(({ key, name }) => ({ value: key, text: name }))] as const),
    ["organization", nested(organizationOptions)],
    ["municipality", nested(municipalityOptions)],
  ]);
  return {
    version: createHash("sha256").update(JSON.stringify(rows)).digest("base64url"),
    organizationOptions,
    municipalityOptions,
    optionsOf: (kind) => options.get(kind) ?? [],
    find: (kind, key) => byKey.get(`${kind} ${key}`),
    mergedInto: (kind, key) =>
      rows
        .filter((row) => row.kind === kind && row.merged_into !== null && meant(row).key === key)
        .map((row) => row.key),
    retiredOf: (kind) =>
      rows
        .filter((row) => row.kind === kind && row.retired && row.merged_into === null)
        .map(({ key, name }) => ({ value: key, text: name })),
    byId: (id) => byId.get(id),
    placeOf: ({ id }) => places.get(id) ?? rows.length,
  };
}

/** The terms as they stand in the database, for whoever has changed some. In a transaction: with what it has changed itself. */
export const termsWithin = async (db: Db | Tx): Promise<Terms> => termsFrom(await store.all(db));

/** Which of the keys name a term of the kind. */
export async function knownTerms(db: Db | Tx, kind: TermKind, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const terms = await loadTerms(db);
  return new Set(keys.filter((key) => terms.find(kind, key)));
}

/** The term of a kind and key, or undefined. */
export const findTerm = async (db: Db | Tx, kind: TermKind, key: string): Promise<store.TermRow | undefined> =>
  (await loadTerms(db)).find(kind, key);
