import { type RecordName, readLine, type TransferRecord } from "../../core/transfer/index.ts";
import type { FileStore } from "../platform/files.ts";
import type { Db, Tx } from "../platform/http/work.ts";
import { type Library, type Line, openLibrary } from "./context.ts";
import { openReport, type Report, type Teller } from "./report.ts";
import { add, type Took, takeLines } from "./take-lines.ts";

type ImportOptions = {
  /** Where the files beside the records are. */
  readonly folder: string;
  /** Everything is done and taken back: the report is the same. */
  readonly isDry?: boolean;
  /** Only these records. */
  readonly only?: readonly RecordName[];
  /** Only what belongs to this site; terms and files belong to both. */
  readonly site?: string;
  readonly at?: Date;
  /** After each batch: how many lines have been read. */
  readonly onBatch?: (lines: number, report: Report) => void;
};

/** Lines of one transaction, and characters: what is read of them is in memory together. */
const BATCH = 200;
const BATCH_LENGTH = 16_000_000;

class TakenBack extends Error {}

/**
 * Takes the lines of a file of records into the database, a batch in each transaction, and tells what became of them. A line that cannot be
 * taken is refused and the others go on. Begun again it leaves what it has taken as it is. Throws when the database is not there any more.
 * docs/import.md
 */
export async function runImport(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  lines: AsyncIterable<string> | Iterable<string>,
  options: ImportOptions,
): Promise<Report> {
  const { folder, isDry = false } = options;
  const library = openLibrary(folder, files, isDry);
  if (!isDry) return importAll(lines, options, library, (work) => committed(db, library, work));
  let report = openReport().report();
  try {
    await db.transaction().execute(async (tx) => {
      report = await importAll(lines, options, library, (work) => work(tx));
      throw new TakenBack();
    });
  } catch (fault) {
    if (!(fault instanceof TakenBack)) throw fault;
  }
  return report;
}

type InTransaction = (work: (tx: Tx) => Promise<Took>) => Promise<Took>;

/** A batch of its own. What it stored is taken away when it is not committed. */
async function committed(db: Db, library: Library, work: (tx: Tx) => Promise<Took>): Promise<Took> {
  try {
    const took = await db.transaction().execute(work);
    library.settle();
    return took;
  } catch (fault) {
    await library.takeBack();
    throw fault;
  }
}

async function importAll(
  lines: AsyncIterable<string> | Iterable<string>,
  { isDry = false, only, site, at = new Date(), onBatch }: ImportOptions,
  library: Library,
  inTransaction: InTransaction,
): Promise<Report> {
  const teller = openReport();
  const again: Line[] = [];
  let batch: Line[] = [];
  let length = 0;
  let number = 0;
  const take = async (some: readonly Line[], isAgain: boolean) => {
    if (some.length === 0) return;
    const took = await inTransaction((tx) => takeLines(tx, some, { at, isDry, isAgain, library }));
    add(teller, took.report);
    again.push(...took.again);
    onBatch?.(number, teller.report());
  };
  for await (const text of lines) {
    number += 1;
    const line = wanted(text, number, teller, only, site);
    if (!line) continue;
    batch.push(line);
    length += text.length;
    if (batch.length < BATCH && length < BATCH_LENGTH) continue;
    await take(batch, false);
    [batch, length] = [[], 0];
  }
  await take(batch, false);
  for (const later = again.splice(0); later.length > 0; ) await take(later.splice(0, BATCH), true);
  return teller.report();
}

function wanted(
  text: string,
  line: number,
  teller: Teller,
  only: ImportOptions["only"],
  site: string | undefined,
): Line | null {
  const read = readLine(text);
  if (read.kind === "refused") teller.refuse(line, read.key, read.reason);
  if (read.kind !== "record") return null;
  const { record } = read;
  if (only && !only.includes(record.record)) return null;
  const at = siteOf(record);
  return site !== undefined && at !== null && at !== site ? null : { line, record };
}

const siteOf = (record: TransferRecord): string | null =>
  record.record === "notification" ? "metodevarsel" : "site" in record ? record.site : null;
