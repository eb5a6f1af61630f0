import type { Tx } from "../../../platform/server/http/work.ts";
import { segmentFrom } from "../../content/rules/index.ts";
import { kindsWithForm, kindsWithIcon, topicIconOf } from "../../term/rules/index.ts";
import { readOwnTerms } from "../../term/server/index.ts";
import { type TermKindInFile, type TermRecord, termKinds } from "../rules/index.ts";
import type { Teller } from "./report.ts";
import * as store from "./store.ts";

/** The terms of a batch: found by key or by name, and made where they are named and do not exist. */
export type TermBook = {
  /** The keys of these names. @returns them in their order, each once */
  keysOf(kind: TermKindInFile, names: readonly string[]): Promise<readonly string[]>;
  put(record: TermRecord): Promise<"made" | "changed" | "unchanged" | "NoSuchParent">;
  /** Whether any term is otherwise than before. */
  hasChanged(): boolean;
};

type Row = Awaited<ReturnType<typeof store.allTerms>>[number];

/** The kind of the term that one of a kind stands under. */
const PARENTS: Partial<Record<TermKindInFile, TermKindInFile>> = {
  organization: "organization-group",
  municipality: "county",
};

const alike = (name: string): string => name.trim().toLowerCase();

export async function openTerms(tx: Tx, teller: Teller): Promise<TermBook> {
  const byKey = new Map<string, Row>();
  const byName = new Map<string, Row>();
  const learn = (row: Row) => {
    byKey.set(`${row.kind} ${row.key}`, row);
    const name = `${row.kind} ${alike(row.name)}`;
    if (!byName.has(name)) byName.set(name, row);
  };
  for (const row of await store.allTerms(tx)) learn(row);
  let isChanged = false;
  const write = async (row: Omit<Row, "id">): Promise<Row> => {
    const written = { ...row, id: await store.putTerm(tx, row) };
    readOwnTerms(tx);
    learn(written);
    isChanged = true;
    return written;
  };
  const freeKey = (kind: string, name: string): string => {
    const base = segmentFrom(name);
    let key = base;
    for (let count = 2; byKey.has(`${kind} ${key}`); count++) key = `${base}-${count}`;
    return key;
  };
  return {
    keysOf: async (kind, names) => {
      const keys: string[] = [];
      for (const name of names) {
        const known = byKey.get(`${kind} ${name}`) ?? byName.get(`${kind} ${alike(name)}`);
        if (!known) teller.madeTerm(`${kind} ${name}`);
        const none = { parent_id: null, url: null, icon: null, form: null };
        keys.push((known ?? (await write({ kind, key: freeKey(kind, name), name, ...none }))).key);
      }
      return [...new Set(keys)];
    },
    put: async ({ kind: written, key, name, parent, url, icon, form }) => {
      const kind = termKinds[written];
      const parentKind = PARENTS[kind];
      const above = parent && parentKind ? byKey.get(`${parentKind} ${parent}`) : undefined;
      if (parent && !above) return "NoSuchParent";
      const known = key === undefined ? byName.get(`${kind} ${alike(name)}`) : byKey.get(`${kind} ${key}`);
      const hasIcon = kindsWithIcon.some((each) => each === kind);
      const hasForm = kindsWithForm.some((each) => each === kind);
      const named = icon == null ? icon : (topicIconOf(icon) ?? undefined);
      const row = {
        ...{ kind, name, key: known?.key ?? key ?? freeKey(kind, name) },
        ...{
          parent_id: above?.id ?? null,
          url: url ?? null,
          icon: hasIcon ? (named === undefined ? (known?.icon ?? null) : named) : null,
          form: hasForm ? (form === undefined ? (known?.form ?? null) : form) : null,
        },
      };
      if (
        known &&
        (["name", "parent_id", "url", "icon", "form"] as const).every((column) => known[column] === row[column])
      )
        return "unchanged";
      await write(row);
      return known ? "changed" : "made";
    },
    hasChanged: () => isChanged,
  };
}
