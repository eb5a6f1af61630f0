import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import type { Upload } from "../../../platform/server/http/upload-route.ts";
import type { Db, Read, Tx, Work } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import { type AssessmentRow, openForChange, openForReading, storedBlock } from "../../assessment/server/index.ts";
import { type FilePlace, type KeptFile, putFile, takeFile } from "../../attachment/server/index.ts";
import { findBlock } from "../../template/rules/index.ts";
import { templateOf } from "../../template/server/index.ts";
import { economyDataOf, type WorkbookProblem } from "../rules/index.ts";
import * as store from "./store.ts";
import { checkFile, readFilled } from "./workbook/index.ts";

type Cells = Readonly<Record<string, string>>;

/** An uploaded workbook: kept with what was read from it, or not kept because of cells that cannot be read. */
export type KeptWorkbook =
  | {
      readonly kind: "kept";
      readonly file: KeptFile;
      readonly cells: Cells;
      readonly problems: readonly WorkbookProblem[];
    }
  | { readonly kind: "refused"; readonly problems: readonly WorkbookProblem[] };

/** Reads the workbook and keeps its bytes, unless a cell stands in the way: then nothing is stored. @param person whom it is counted as */
export async function keepWorkbook(files: FileStore, upload: Upload, person: string): Promise<Result<KeptWorkbook>> {
  const bytes = await upload.file.bytes();
  const file = await checkFile(upload.name, bytes);
  if (!file.ok) return file;
  const read = await readFilled(file.value, bytes, person);
  if (!read.ok) return read;
  const { problems } = read.value;
  if (read.value.kind === "refused") return ok({ kind: "refused", problems });
  const stored = await files.put(bytes);
  return ok({ kind: "kept", file: { ...stored, ...file.value }, cells: read.value.cells, problems });
}

const isEvaluation = async (db: Db | Tx, row: AssessmentRow, key: string): Promise<boolean> => {
  const template = await templateOf(db, { id: row.template_version, bodyHash: row.body_hash });
  return findBlock(template, key)?.block.kind === "EconomyEvaluation";
};

/** Asked before any byte is read. */
export async function mayUploadWorkbook(read: Read, contentId: string): Promise<Result<unknown>> {
  const block = await storedBlock(read.db, contentId);
  const found = await openForReading(read, "edit-blocks", block?.assessment);
  if (!found.ok) return found;
  return block && (await isEvaluation(read.db, found.value, block.key)) ? found : refuse({ kind: "NotFound" });
}

/** The block of an evaluation for a change of its workbook, and where that stands. */
async function opened(work: Work, contentId: string): Promise<Result<FilePlace>> {
  const block = await storedBlock(work.tx, contentId);
  const found = await openForChange(work, "edit-blocks", block?.assessment);
  if (!found.ok) return found;
  if (!block || !(await isEvaluation(work.tx, found.value, block.key))) return refuse({ kind: "NotFound" });
  return ok({ assessment: found.value.number, owner: block.number, kind: "economy-sheet", slot: "1" });
}

/** Puts a workbook in an evaluation, instead of the one before: its numbers count from now on. @param seen the revision of the block */
export async function saveWorkbook(
  work: Work,
  contentId: string,
  kept: KeptWorkbook,
  seen?: number,
): Promise<Result<CallAnswer<"uploadEconomyEvaluation">>> {
  const place = await opened(work, contentId);
  if (!place.ok) return place;
  const problems = [...kept.problems];
  if (kept.kind === "refused") return ok({ uploadFinished: false, file: null, problems });
  const put = await putFile(work, place.value, kept.file, seen);
  if (!put.ok) return put;
  const { id, guid, name } = put.value;
  await store.addSheet(work.tx, id, kept.cells);
  return ok({
    uploadFinished: true,
    file: { id: place.value.slot ?? "", name, url: addresses.file(guid, name) },
    problems,
  });
}

/** Takes the workbook away: the numbers by hand count again. Answers whether there was one. @param seen the revision of the block */
export async function removeWorkbook(work: Work, contentId: string, seen?: number): Promise<Result<boolean>> {
  const place = await opened(work, contentId);
  return place.ok ? takeFile(work, place.value, () => true, seen) : place;
}

const textsIn = (value: unknown) => {
  const text = (at: number) => (Array.isArray(value) && typeof value[at] === "string" ? value[at] : "");
  return { operationalCosts: text(0), budget: text(1), startupCosts: text(2), financialBasis: text(3) };
};

/** The workbook's numbers and comments, none without one, and the four texts. */
export async function getEconomyData(read: Read, contentId: string): Promise<Result<CallAnswer<"getEconomyData">>> {
  const block = await storedBlock(read.db, contentId);
  const found = await openForReading(read, "read-working-copy", block?.assessment);
  if (!found.ok) return found;
  if (!block || !(await isEvaluation(read.db, found.value, block.key))) return refuse({ kind: "NotFound" });
  const sheet = await store.sheetOf(read.db, block.number);
  const value = await store.storedTexts(read.db, block.number);
  const { numbers, comments, textInput } = economyDataOf(sheet ?? null, textsIn(value));
  return ok({ numbers: { ...numbers }, comments: { ...comments }, textInput: { ...textInput } });
}
