import type { Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import { appendHistory } from "../../history/server/index.ts";
import * as store from "./store.ts";

type Given = {
  readonly assessment: number;
  /** The number of the block. */
  readonly owner: number;
  readonly parent: number | null;
  readonly by: Extract<Author, { kind: "seat" }>;
  readonly body: string;
  readonly quote: string | null;
  readonly at: Date;
  readonly resolvedAt?: Date | null;
};

/** Adds a comment of an example, with its past, and tells nobody of it. @returns its number */
export async function addComment(tx: Tx, { by, at, resolvedAt = null, ...given }: Given): Promise<number> {
  const { contributorId: contributor } = by;
  const { assessment, body, quote } = given;
  const { id, rev } = await store.add(tx, { ...given, contributor, mentions: [], created_at: at });
  await store.setTold(tx, id, at);
  if (resolvedAt) await store.setResolved(tx, id, { by: contributor, at: resolvedAt });
  const value = { body, quote };
  await appendHistory(tx, { assessment, kind: "comment", ref: id, rev, action: "saved", value, by, at });
  return id;
}
