import { authorOf } from "../../core/access/index.ts";
import { addresses } from "../../core/address/index.ts";
import type { CallAnswer } from "../../core/contract/index.ts";
import { FILES_MAX, fileSlots } from "../../core/economy/index.ts";
import { invalid, ok, type Result, refuse } from "../../core/refusal/index.ts";
import { findBlock } from "../../core/template/index.ts";
import {
  type AssessmentRow,
  advanceBlock,
  lockBlock,
  openForChange,
  openForReading,
  storedBlock,
} from "../assessment/index.ts";
import { appendHistory } from "../history/index.ts";
import type { StoredFile } from "../platform/files.ts";
import type { Db, Read, Tx, Work } from "../platform/http/work.ts";
import { templateOf } from "../template/index.ts";
import * as store from "./store.ts";

/** The calls for files that differ in which blocks they are for. docs/spec/economy.md, Files */
export type Flow = "municipality" | "slots" | "several";
export type KeptFile = StoredFile & { readonly name: string; readonly mediaType: string };

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
  if (block.isMunicipality !== (flow === "municipality")) return refuse({ kind: "NotFound" });
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

type File = { readonly id: number; readonly rev: number; readonly name: string; readonly sha256: string };

export const rememberFile = (
  { tx, actor, at }: Work,
  assessment: number,
  kind: "economy-file" | "economy-sheet",
  file: File,
  action: "saved" | "deleted",
) =>
  appendHistory(tx, {
    assessment,
    kind,
    ref: file.id,
    rev: file.rev,
    action,
    value: { name: file.name, sha256: file.sha256 },
    by: authorOf(actor, assessment, "edit-blocks"),
    at,
  });

type Place = {
  readonly contentId: string;
  readonly flow: Flow;
  readonly slot: "1" | "2" | null;
  readonly seen: number | undefined;
};

/** Puts a file in its place, instead of the one before, or after the others where a block takes several. It is never read. */
export async function saveFile(
  work: Work,
  { contentId, flow, slot, seen }: Place,
  kept: KeptFile,
): Promise<Result<CallAnswer<"uploadEconomyFile">>> {
  const { tx, at } = work;
  const block = await storedBlock(tx, contentId);
  const found = await openForChange(work, "edit-blocks", block?.assessment);
  if (!found.ok) return found;
  if (!block) return refuse({ kind: "NotFound" });
  const allowed = await mayStand(tx, found.value, block.key, { flow, slot });
  if (!allowed.ok) return allowed;
  const assessment = found.value.number;
  const { rev: current } = await lockBlock(tx, block.number);
  const there = await store.files(tx, block.number);
  if (seen !== undefined && seen !== current)
    return refuse({ kind: "Stale", current: { rev: current, value: there.map(({ name }) => name) } });
  if (flow === "several" && there.length >= FILES_MAX) return invalid({ path: "file", kind: "TooManyFiles" });
  for (const before of there.filter((each) => slot !== null && each.slot === slot)) {
    const { rev } = await store.deleteFile(tx, before.id, at);
    await rememberFile(work, assessment, "economy-file", { ...before, rev }, "deleted");
  }
  const { name, mediaType, key: storage_key, size, sha256 } = kept;
  const row = { assessment, owner: block.number, kind: "economy-file", slot, name, media_type: mediaType } as const;
  const { id, guid, rev } = await store.addFile(tx, { ...row, storage_key, size, sha256, created_at: at });
  await rememberFile(work, assessment, "economy-file", { id, rev, name, sha256 }, "saved");
  const advanced = await advanceBlock(tx, block.number, at);
  return ok({
    ok: true,
    rev: advanced.rev,
    changed: at.toISOString(),
    id: slot ?? String(id),
    name,
    url: addresses.file(guid, name),
  });
}

/** Deletes the file in a place, or the one with an id where a block takes several. Answers whether there was one. */
export async function removeFile(
  work: Work,
  { contentId, flow, slot }: Omit<Place, "seen">,
  fileId: number | null = null,
): Promise<Result<boolean>> {
  const { tx, at } = work;
  const block = await storedBlock(tx, contentId);
  const found = await openForChange(work, "edit-blocks", block?.assessment);
  if (!found.ok) return found;
  if (!block) return refuse({ kind: "NotFound" });
  const allowed = await mayStand(tx, found.value, block.key, { flow, slot });
  if (!allowed.ok) return allowed;
  await lockBlock(tx, block.number);
  const there = await store.files(tx, block.number);
  const file = there.find((each) => (fileId === null ? each.slot === slot : each.id === fileId));
  if (!file) return ok(false);
  const { rev } = await store.deleteFile(tx, file.id, at);
  await rememberFile(work, found.value.number, "economy-file", { ...file, rev }, "deleted");
  await advanceBlock(tx, block.number, at);
  return ok(true);
}

/** The files of a block, for those who may read the working copy. */
export async function getFiles(read: Read, contentId: string): Promise<Result<CallAnswer<"getEconomyFiles">>> {
  const block = await storedBlock(read.db, contentId);
  const found = await openForReading(read, "read-working-copy", block?.assessment);
  if (!found.ok) return found;
  const kind = block && (await templateBlock(read.db, found.value, block.key))?.kind;
  if (!block || (kind !== "EconomyMunicipality" && kind !== "EconomyEvaluation")) return refuse({ kind: "NotFound" });
  const files = await store.files(read.db, block.number);
  return ok(
    files.map(({ id, guid, slot, name }) => ({ id: slot ?? String(id), name, url: addresses.file(guid, name) })),
  );
}
