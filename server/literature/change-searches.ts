import { authorOf } from "../../core/access/index.ts";
import type { CallAnswer, CallInput } from "../../core/contract/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { findBlock } from "../../core/template/index.ts";
import { lockItem, openForChange } from "../assessment/index.ts";
import { appendHistory } from "../history/index.ts";
import type { Work } from "../platform/http/work.ts";
import { templateOf } from "../template/index.ts";
import { acceptSearch } from "./accept-search.ts";
import * as store from "./store.ts";

const editable = (work: Work, owner: { assessment: number } | undefined) =>
  openForChange(work, "edit-blocks", owner?.assessment);

const remember = (
  { tx, actor, at }: Work,
  item: { assessment: number; id: number; rev: number },
  action: "saved" | "deleted",
  value: unknown,
) =>
  appendHistory(tx, {
    assessment: item.assessment,
    kind: "literature",
    ref: item.id,
    rev: item.rev,
    action,
    value,
    by: authorOf(actor, item.assessment),
    at,
  });

/** Adds a search to a literature search block. docs/spec/literature.md, Calls */
export async function createSearch(
  work: Work,
  input: CallInput<"createLiteratureSearchItem">["body"],
): Promise<Result<CallAnswer<"createLiteratureSearchItem">>> {
  const { tx, at } = work;
  const found = await editable(work, await store.assessmentOfBlock(tx, input.id));
  if (!found.ok) return found;
  const row = found.value;
  const owner = await lockItem(tx, row.number, input.id);
  const template = await templateOf(tx, { id: row.template_version, bodyHash: row.body_hash });
  if (!owner || findBlock(template, owner.key)?.block.kind !== "LiteratureSearch") return refuse({ kind: "NotFound" });
  const accepted = acceptSearch(input.searchType, input);
  if (!accepted.ok) return accepted;
  const search = {
    ...accepted.value,
    section: input.section,
    search_type: input.searchType,
    editable_source: input.editableSource ?? false,
  };
  const { id, rev } = await store.add(tx, {
    ...search,
    assessment: row.number,
    owner: owner.number,
    created_at: at,
    changed_at: at,
  });
  await remember(work, { assessment: row.number, id, rev }, "saved", search);
  return ok({ ok: true, id, rev, changed: at.toISOString() });
}

/** Changes a search. Its type and section are fixed. docs/spec/literature.md, Calls */
export async function updateSearch(
  work: Work,
  input: CallInput<"updateLiteratureSearchItem">["body"],
): Promise<Result<CallAnswer<"updateLiteratureSearchItem">>> {
  const { tx, at } = work;
  const found = await editable(work, await store.assessmentOfItem(tx, input.id));
  if (!found.ok) return found;
  const item = await store.lock(tx, input.id);
  if (!item) return refuse({ kind: "NotFound" });
  const accepted = acceptSearch(item.search_type, input);
  if (!accepted.ok) return accepted;
  const { source, url, date, strategy, hits } = item;
  if (input.rev !== undefined && input.rev !== item.rev)
    return refuse({
      kind: "Stale",
      current: { rev: item.rev, value: { source, url, date, strategy, numberOfSearchHits: hits } },
    });
  const rev = item.rev + 1;
  await store.save(tx, item.id, { ...accepted.value, rev, changed_at: at });
  await remember(work, { assessment: item.assessment, id: item.id, rev }, "saved", accepted.value);
  return ok({ ok: true, rev, changed: at.toISOString() });
}

/** Deletes a search; the row and the history keep it. Deleting one that is gone already is no error. */
export async function deleteSearch(
  work: Work,
  input: CallInput<"deleteLiteratureSearchItem">["body"],
): Promise<Result<CallAnswer<"deleteLiteratureSearchItem">>> {
  const { tx, at } = work;
  const found = await editable(work, await store.assessmentOfItem(tx, input.id));
  if (!found.ok) return found;
  const item = await store.lock(tx, input.id);
  if (!item) return ok({ ok: true });
  const { source, url, date, strategy, hits, section, search_type } = item;
  const value = { source, url, date, strategy, hits, section, search_type };
  if (input.rev !== undefined && input.rev !== item.rev)
    return refuse({ kind: "Stale", current: { rev: item.rev, value } });
  const rev = item.rev + 1;
  await store.save(tx, item.id, { rev, changed_at: at, deleted_at: at });
  await remember(work, { assessment: item.assessment, id: item.id, rev }, "deleted", value);
  return ok({ ok: true });
}
