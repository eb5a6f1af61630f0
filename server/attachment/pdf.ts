import { fileTypeFromBuffer } from "file-type";
import { authorOf } from "../../core/access/index.ts";
import { addresses } from "../../core/address/index.ts";
import type { CallAnswer, CallInput, PdfFile } from "../../core/contract/index.ts";
import { invalid, ok, type Result, refuse } from "../../core/refusal/index.ts";
import { firstCharacters, withoutControls } from "../../core/rich-text/index.ts";
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
import type { FileStore, StoredFile } from "../platform/files.ts";
import type { Upload } from "../platform/http/upload-route.ts";
import type { Read, Work } from "../platform/http/work.ts";
import { templateOf } from "../template/index.ts";
import * as store from "./store.ts";

export type KeptPdf = StoredFile & { readonly name: string };

/** A file's name made safe for screens and headers: no path, no control characters, at most 200 characters. */
const shownName = (given: string): string => {
  const base = withoutControls(given).split(/[\\/]/).at(-1)?.trim() ?? "";
  const stem = firstCharacters(base.replace(/\.pdf$/i, ""), 196) || "dokument";
  return `${stem}.pdf`;
};

/** Checks the bytes, which decide whether it is a PDF, and stores them under a random key. */
export async function keepPdf(files: FileStore, { name, bytes }: Upload): Promise<Result<KeptPdf>> {
  const sniffed = await fileTypeFromBuffer(bytes);
  if (!/\.pdf$/i.test(name) || sniffed?.mime !== "application/pdf") return invalid({ path: "file", kind: "NotAPdf" });
  return ok({ ...(await files.put(bytes)), name: shownName(name) });
}

const pdfBlock = async (
  work: Pick<Work, "tx"> | Pick<Read, "db">,
  row: AssessmentRow,
  key: string,
): Promise<boolean> => {
  const db = "tx" in work ? work.tx : work.db;
  const template = await templateOf(db, { id: row.template_version, bodyHash: row.body_hash });
  return findBlock(template, key)?.block.kind === "PdfUpload";
};

/** Whether this caller may change the PDF of this block; asked before any byte is read. */
export async function mayChangePdf(read: Read, contentId: string): Promise<Result<unknown>> {
  const block = await storedBlock(read.db, contentId);
  const found = await openForReading(read, "edit-blocks", block?.assessment);
  if (!found.ok) return found;
  return block && (await pdfBlock(read, found.value, block.key)) ? found : refuse({ kind: "NotFound" });
}

const remember = (
  { tx, actor, at }: Work,
  assessment: number,
  file: { id: number; rev: number; name: string; sha256: string },
  action: "saved" | "deleted",
) =>
  appendHistory(tx, {
    assessment,
    kind: "pdf",
    ref: file.id,
    rev: file.rev,
    action,
    value: { pdfName: file.name, sha256: file.sha256 },
    by: authorOf(actor, assessment, "edit-blocks"),
    at,
  });

const stale = (rev: number, file: { readonly name: string } | undefined) =>
  refuse({ kind: "Stale", current: { rev, value: { pdfName: file?.name ?? null } } });

/**
 * Puts an uploaded PDF in its block, in place of the one before (which the history and the store keep).
 * @param seen the revision of the block that the caller last saw, if it says so; another one is stale
 */
export async function savePdf(
  work: Work,
  contentId: string,
  kept: KeptPdf,
  seen?: number,
): Promise<Result<CallAnswer<"uploadPdf">>> {
  const { tx, at } = work;
  const block = await storedBlock(tx, contentId);
  const found = await openForChange(work, "edit-blocks", block?.assessment);
  if (!found.ok) return found;
  if (!block || !(await pdfBlock(work, found.value, block.key))) return refuse({ kind: "NotFound" });
  const assessment = found.value.number;
  const current = await lockBlock(tx, block.number);
  const before = await store.lockPdf(tx, block.number);
  if (seen !== undefined && seen !== current.rev) return stale(current.rev, before);
  if (before) {
    const { rev } = await store.deletePdf(tx, before.id, at);
    await remember(work, assessment, { ...before, rev }, "deleted");
  }
  const { name, key: storage_key, size, sha256 } = kept;
  const file = { assessment, owner: block.number, name, storage_key, size, sha256, created_at: at };
  const { id, guid, rev } = await store.addPdf(tx, file);
  await remember(work, assessment, { id, rev, name, sha256 }, "saved");
  const advanced = await advanceBlock(tx, block.number, at);
  return ok({
    ok: true,
    rev: advanced.rev,
    changed: at.toISOString(),
    pdfName: name,
    fileUrl: addresses.file(guid, name),
  });
}

/** Deletes the PDF of a block. Succeeds when there is none; stale when it is another file than the caller saw. */
export async function removePdf(
  work: Work,
  contentId: string,
  input: CallInput<"deletePdf">["body"],
): Promise<Result<CallAnswer<"deletePdf">>> {
  const { tx, at } = work;
  const block = await storedBlock(tx, contentId);
  const found = await openForChange(work, "edit-blocks", block?.assessment);
  if (!found.ok) return found;
  if (!block) return refuse({ kind: "NotFound" });
  const current = await lockBlock(tx, block.number);
  const file = await store.lockPdf(tx, block.number);
  if (!file) return ok({ ok: true });
  const url = addresses.file(file.guid, file.name);
  const { pdfName, rev: seenRev = current.rev } = input;
  if (pdfName !== file.name || (input.fileUrl ?? url) !== url || seenRev !== current.rev)
    return stale(current.rev, file);
  const { rev } = await store.deletePdf(tx, file.id, at);
  await remember(work, found.value.number, { ...file, rev }, "deleted");
  await advanceBlock(tx, block.number, at);
  return ok({ ok: true });
}

/** The PDF of a block, for those who may read the working copy. */
export async function getPdf(read: Read, contentId: string): Promise<Result<PdfFile>> {
  const block = await storedBlock(read.db, contentId);
  const found = await openForReading(read, "read-working-copy", block?.assessment);
  if (!found.ok) return found;
  const file = block && (await store.pdfOf(read.db, block.number));
  return ok({ pdfName: file?.name ?? null, fileUrl: file ? addresses.file(file.guid, file.name) : null });
}
