import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { TermKind } from "../../template/rules/index.ts";
import type { WrittenForm } from "../rules/index.ts";

export type StoredKind = TermKind | "organization-group" | "county" | "notification-status";
export type TermRow = {
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  readonly name: string;
  readonly parent_id: number | null;
  readonly url: string | null;
  /** Of a topic, as it is stored; `topicIconOf` knows those that can be shown. */
  readonly icon: string | null;
  /** The written form that an organisation has decided; null: not known. */
  readonly form: WrittenForm | null;
  /** Nobody can choose it any more. */
  readonly retired: boolean;
  /** The term that it is one with. */
  readonly merged_into: number | null;
};

export const all = (db: Db | Tx): Promise<TermRow[]> =>
  db
    .selectFrom("term")
    .select(["id", "kind", "key", "name", "parent_id", "url", "icon", "form", "retired", "merged_into"])
    .orderBy("kind")
    .orderBy("sort_order")
    // «Annet» stands last in every list.
    .orderBy(sql<boolean>`key = 'annet'`)
    .orderBy("name")
    .execute();

type NewTerm = {
  kind: StoredKind;
  key: string;
  name: string;
  parent_id: number | null;
  url: string | null;
  icon: string | null;
};

/** Adds terms that are missing, and answers those; terms that exist keep the name that an editor may have given them. */
export const addMissing = (db: Db | Tx, terms: readonly NewTerm[]) =>
  db
    .insertInto("term")
    .values([...terms])
    .onConflict((conflict) => conflict.columns(["kind", "key"]).doNothing())
    .returning("id")
    .execute();
