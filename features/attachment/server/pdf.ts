import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { fileName } from "../../../platform/pure/rich-text/index.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import type { Upload } from "../../../platform/server/http/upload-route.ts";
import type { Read, Work } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import type { PdfFile } from "../../api/index.ts";
import {
  type AssessmentRow,
  lockBlock,
  openForChange,
  openForReading,
  storedBlock,
} from "../../assessment/server/index.ts";
import { findBlock } from "../../template/rules/index.ts";
import { templateOf } from "../../template/server/index.ts";
import type { PdfLack } from "../rules/pdf-lacks.ts";
import { type FilePlace, type KeptFile, putFile, staleFiles, takeFile } from "./block-files.ts";
import type { JudgePdf } from "./judge-pdf.ts";
import * as store from "./store.ts";

type KeptPdf = KeptFile & { readonly lacks: readonly PdfLack[] };

/** Byte order marks, zeros and line feeds that some programs write before the first line; readers pass over them. */
const BEGINNING = /^[\s\0\ufeff\u00ef\u00bb\u00bf]*%PDF-/;

/**
 * Checks the bytes, which decide whether it is a PDF, and stores them under a random key.
 * @param judge says whether readers can open it
 */
export async function keepPdf(files: FileStore, { name, file }: Upload, judge: JudgePdf): Promise<Result<KeptPdf>> {
  const beginning = (await file.bytes(1_024)).toString("latin1");
  if (!/\.pdf$/i.test(name) || !BEGINNING.test(beginning)) return invalid({ path: "file", kind: "NotAPdf" });
  const judged = await judge(file);
  if (!judged.ok) return judged;
  return ok({
    ...(await files.put(await file.bytes())),
    lacks: judged.value,
    name: fileName(name, "pdf", "pdf", "dokument"),
    mediaType: "application/pdf",
  });
}

const placeOf = ({ number: assessment }: AssessmentRow, owner: number): FilePlace => ({
  assessment,
  owner,
  kind: "pdf",
  slot: null,
});

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
  const block = await storedBlock(work.tx, contentId);
  const found = await openForChange(work, "edit-blocks", block?.assessment);
  if (!found.ok) return found;
  if (!block || !(await pdfBlock(work, found.value, block.key))) return refuse({ kind: "NotFound" });
  const put = await putFile(work, placeOf(found.value, block.number), kept, seen);
  if (!put.ok) return put;
  const { blockRev: rev, guid, name } = put.value;
  return ok({
    ok: true,
    rev,
    changed: work.at.toISOString(),
    pdfName: name,
    fileUrl: addresses.file(guid, name),
    lacks: [...kept.lacks],
  });
}

/** Deletes the PDF of a block. Succeeds when there is none; stale when it is another file than the caller saw. */
export async function removePdf(
  work: Work,
  contentId: string,
  { pdfName, fileUrl, rev: seen }: CallInput<"deletePdf">["body"],
): Promise<Result<CallAnswer<"deletePdf">>> {
  const { tx } = work;
  const block = await storedBlock(tx, contentId);
  const found = await openForChange(work, "edit-blocks", block?.assessment);
  if (!found.ok) return found;
  if (!block || !(await pdfBlock(work, found.value, block.key))) return refuse({ kind: "NotFound" });
  const { rev } = await lockBlock(tx, block.number);
  const there = await store.files(tx, block.number, "pdf");
  const [file] = there;
  if (!file) return ok({ ok: true });
  const url = addresses.file(file.guid, file.name);
  if (pdfName !== file.name || (fileUrl ?? url) !== url) return staleFiles("pdf", rev, there);
  const taken = await takeFile(work, placeOf(found.value, block.number), () => true, seen);
  return taken.ok ? ok({ ok: true }) : taken;
}

/** The PDF of a block, for those who may read the working copy. */
export async function getPdf(read: Read, contentId: string): Promise<Result<PdfFile>> {
  const block = await storedBlock(read.db, contentId);
  const found = await openForReading(read, "read-working-copy", block?.assessment);
  if (!found.ok) return found;
  const [file] = block ? await store.files(read.db, block.number, "pdf") : [];
  return ok({ pdfName: file?.name ?? null, fileUrl: file ? addresses.file(file.guid, file.name) : null });
}
