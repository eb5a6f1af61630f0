import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Read, Work } from "../../../../platform/server/http/work.ts";
import { writeDraft } from "./change.ts";
import { deskOnly, openPage, valuesOf } from "./open.ts";
import * as store from "./store.ts";

/** The values of a version of a page, for comparison. */
export async function getPageVersion(
  read: Read,
  { id, no }: CallInput<"deskPageVersion">["params"],
): Promise<Result<CallAnswer<"deskPageVersion">>> {
  const refusal = deskOnly(read);
  if (refusal) return refuse(refusal);
  const row = await store.pageById(read.db, read.siteId, id);
  const version = row && (await store.versionNumbered(read.db, id, no));
  return version ? ok({ no, values: { ...valuesOf(row, version) } }) : refuse({ kind: "NotFound" });
}

/** Copies a version into the draft, except its part of the address. Undo restores the former draft. */
export async function restoreVersion(
  work: Work,
  id: number,
  { rev, no }: CallInput<"deskRestoreVersion">["body"],
): Promise<Result<CallAnswer<"deskRestoreVersion">>> {
  const opened = await openPage(work, id, "edit", rev);
  if (!opened.ok) return opened;
  const page = opened.value;
  const version = await store.versionNumbered(work.tx, id, no);
  if (!version) return refuse({ kind: "NotFound" });
  const { urlSegment } = page.values;
  const values = { ...valuesOf(page.row, version), urlSegment };
  return ok({ ok: true, rev: await writeDraft(work, page, { values, path: [], before: page.values }) });
}

/** Discards the draft. The planned version, else the published one, is the working one again. Refuses a page without either: trash it instead. */
export async function discardDraft(
  work: Work,
  id: number,
  rev: number,
): Promise<Result<CallAnswer<"deskDiscardDraft">>> {
  const opened = await openPage(work, id, "edit", rev);
  if (!opened.ok) return opened;
  const page = opened.value;
  if (!page.draft) return refuse({ kind: "NotFound" });
  const behind = page.planned ?? page.published;
  if (!behind) return invalid({ path: "draft", kind: "NeverPublished" });
  const before = page.values;
  const values = valuesOf(page.row, behind);
  const next = await writeDraft(work, page, { values, path: [], before, undoes: true });
  await store.deleteDraft(work.tx, id);
  return ok({ ok: true, rev: next });
}
