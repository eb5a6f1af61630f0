import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Db, Read, Tx, Work } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import { type AssessmentRow, openForChange, openForReading, storedBlock } from "../../assessment/server/index.ts";
import { type FilePlace, filesOf, type KeptFile, putFile, takeFile } from "../../attachment/server/index.ts";
import { findBlock } from "../../template/rules/index.ts";
import { templateOf } from "../../template/server/index.ts";
import { fileSlots } from "../rules/index.ts";

/** In numbered places, or several without. */
export type Flow = "slots" | "several";

const templateBlock = async (db: Db | Tx, row: AssessmentRow, key: string) =>
  findBlock(await templateOf(db, { id: row.template_version, bodyHash: row.body_hash }), key)?.block;

/** Whether the block takes files by this call, in this place. */
async function mayStand(
  db: Db | Tx,
  row: AssessmentRow,
  key: string,
  { flow, slot }: { readonly flow: Flow; readonly slot: string | null },
): Promise<Result<unknown>> {
  const block = await templateBlock(db, row, key);
  if (block?.kind !== "EconomyMunicipality") return refuse({ kind: "NotFound" });
  const slots = fileSlots({ ...block, allowMultipleFiles: block.allowMultipleFiles ?? false });
  if (slots === "several" || flow === "several") return slots === flow ? ok(null) : refuse({ kind: "NotFound" });
  return slots.some((each) => each === slot) ? ok(null) : invalid({ path: "id", kind: "OnlyOneFile" });
}

/** Asked before any byte is read. */
export async function mayAddFile(
  read: Read,
  contentId: string,
  place: { readonly flow: Flow; readonly slot: string | null },
): Promise<Result<unknown>> {
  const block = await storedBlock(read.db, contentId);
  const found = await openForReading(read, "edit-blocks", block?.assessment);
  if (!found.ok) return found;
  return block ? mayStand(read.db, found.value, block.key, place) : refuse({ kind: "NotFound" });
}

type Called = {
  readonly contentId: string;
  readonly flow: Flow;
  readonly slot: "1" | "2" | null;
  /** The revision of the block that the caller saw, if it says so. */
  readonly seen: number | undefined;
};

/** Where a call's file stands, when its block takes files by this call. */
async function opened(work: Work, { contentId, flow, slot }: Called): Promise<Result<FilePlace>> {
  const block = await storedBlock(work.tx, contentId);
  const found = await openForChange(work, "edit-blocks", block?.assessment);
  if (!found.ok) return found;
  if (!block) return refuse({ kind: "NotFound" });
  const allowed = await mayStand(work.tx, found.value, block.key, { flow, slot });
  if (!allowed.ok) return allowed;
  return ok({ assessment: found.value.number, owner: block.number, kind: "economy-file", slot });
}

/** Puts a file in its place, instead of the one before, or after the others where a block takes several. It is never read. */
export async function saveFile(
  work: Work,
  called: Called,
  kept: KeptFile,
): Promise<Result<CallAnswer<"uploadMunicipalityEconomyFile">>> {
  const place = await opened(work, called);
  if (!place.ok) return place;
  const put = await putFile(work, place.value, kept, called.seen);
  if (!put.ok) return put;
  const { id, guid, name, blockRev: rev } = put.value;
  const saved = { ok: true, rev, changed: work.at.toISOString() } as const;
  return ok({ ...saved, id: called.slot ?? String(id), name, url: addresses.file(guid, name) });
}

/** Deletes the file in a place, or the one with an id where a block takes several. Answers whether there was one. */
export async function removeFile(work: Work, called: Called, fileId: number | null = null): Promise<Result<boolean>> {
  const place = await opened(work, called);
  if (!place.ok) return place;
  const which = ({ id, slot }: { id: number; slot: string | null }) =>
    fileId === null ? slot === called.slot : id === fileId;
  return takeFile(work, place.value, which, called.seen);
}

/** The files of a block, for those who may read the working copy. */
export async function getFiles(read: Read, contentId: string): Promise<Result<CallAnswer<"getEconomyFiles">>> {
  const block = await storedBlock(read.db, contentId);
  const found = await openForReading(read, "read-working-copy", block?.assessment);
  if (!found.ok) return found;
  const kind = block && (await templateBlock(read.db, found.value, block.key))?.kind;
  if (!block || (kind !== "EconomyMunicipality" && kind !== "EconomyEvaluation")) return refuse({ kind: "NotFound" });
  const files = await filesOf(read.db, block.number, kind === "EconomyEvaluation" ? "economy-sheet" : "economy-file");
  return ok(
    files.map(({ id, guid, slot, name }) => ({ id: slot ?? String(id), name, url: addresses.file(guid, name) })),
  );
}
