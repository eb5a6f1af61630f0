import { addresses } from "../../core/address/index.ts";
import type { CallAnswer } from "../../core/contract/index.ts";
import { economyDataOf, type WorkbookProblem } from "../../core/economy/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { findBlock } from "../../core/template/index.ts";
import {
  type AssessmentRow,
  advanceBlock,
  lockBlock,
  openForChange,
  openForReading,
  storedBlock,
} from "../assessment/index.ts";
import type { FileStore } from "../platform/files.ts";
import type { Upload } from "../platform/http/upload-route.ts";
import type { Db, Read, Tx, Work } from "../platform/http/work.ts";
import { templateOf } from "../template/index.ts";
import { type KeptFile, rememberFile } from "./files.ts";
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
export async function keepWorkbook(
  files: FileStore,
  { name, bytes }: Upload,
  person: string,
): Promise<Result<KeptWorkbook>> {
  const file = await checkFile(name, bytes);
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

const SLOT = "1";

async function opened(work: Work, contentId: string) {
  const block = await storedBlock(work.tx, contentId);
  const found = await openForChange(work, "edit-blocks", block?.assessment);
  if (!found.ok) return found;
  if (!block || !(await isEvaluation(work.tx, found.value, block.key))) return refuse({ kind: "NotFound" });
  const { rev } = await lockBlock(work.tx, block.number);
  const [before] = await store.files(work.tx, block.number);
  return ok({ block, assessment: found.value.number, rev, before });
}

type Before = Awaited<ReturnType<typeof store.files>>[number];

async function takeAway(work: Work, assessment: number, file: Before): Promise<void> {
  const { rev } = await store.deleteFile(work.tx, file.id, work.at);
  await rememberFile(work, assessment, "economy-sheet", { ...file, rev }, "deleted");
}

/** Puts a workbook in an evaluation, instead of the one before: its numbers count from now on. */
export async function saveWorkbook(
  work: Work,
  contentId: string,
  kept: KeptWorkbook,
  seen?: number,
): Promise<Result<CallAnswer<"uploadEconomyEvaluation">>> {
  const { tx, at } = work;
  const found = await opened(work, contentId);
  if (!found.ok) return found;
  const { block, assessment, rev: current, before } = found.value;
  if (kept.kind === "refused") return ok({ uploadFinished: false, file: null, problems: [...kept.problems] });
  if (seen !== undefined && seen !== current)
    return refuse({ kind: "Stale", current: { rev: current, value: before?.name ?? null } });
  if (before) await takeAway(work, assessment, before);
  const { name, mediaType, key: storage_key, size, sha256 } = kept.file;
  const row = {
    assessment,
    owner: block.number,
    kind: "economy-sheet",
    slot: SLOT,
    name,
    media_type: mediaType,
  } as const;
  const { id, guid, rev } = await store.addFile(tx, { ...row, storage_key, size, sha256, created_at: at });
  await store.addSheet(tx, id, kept.cells);
  await rememberFile(work, assessment, "economy-sheet", { id, rev, name, sha256 }, "saved");
  await advanceBlock(tx, block.number, at);
  const file = { id: SLOT, name, url: addresses.file(guid, name) };
  return ok({ uploadFinished: true, file, problems: [...kept.problems] });
}

/** Takes the workbook away: the numbers by hand count again. Answers whether there was one. */
export async function removeWorkbook(work: Work, contentId: string): Promise<Result<boolean>> {
  const found = await opened(work, contentId);
  if (!found.ok) return found;
  const { block, assessment, before } = found.value;
  if (!before) return ok(false);
  await takeAway(work, assessment, before);
  await advanceBlock(work.tx, block.number, work.at);
  return ok(true);
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
  const value = await store.textsOf(read.db, block.number);
  const { numbers, comments, textInput } = economyDataOf(sheet ?? null, textsIn(value));
  return ok({ numbers: { ...numbers }, comments: { ...comments }, textInput: { ...textInput } });
}
