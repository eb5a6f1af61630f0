import type { FileStore } from "../../../platform/server/files.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { type RecordName, readLine, type TransferRecord } from "../rules/index.ts";
import { type ImportLine, type Library, openLibrary } from "./context.ts";
import { openReport, type Report, type Teller } from "./report.ts";
import { addReport, type Took, takeLines } from "./take-lines.ts";

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
/** An assessment takes as long as this number of other lines. Publishing waits for a batch to end, so batches must be short. */
const LINES_OF_ASSESSMENT = 20;
const BATCH_LENGTH = 16_000_000;

class TakenBack extends Error {}

/** The lines of a file from its first, each time it is called: lines that are taken once more are read once more, and never all kept. */
type Lines = () => AsyncIterable<string> | Iterable<string>;

/**
 * Takes the lines of a file of records into the database, a batch in each transaction, and tells what became of them. A line that cannot be
 * taken is refused and the others go on. Begun again it leaves what it has taken as it is. Throws when the database is not there any more.
 * docs/import.md
 */
export async function runImport(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  lines: Lines,
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

/** Runs a batch in its own transaction. If the transaction fails, the files that the batch stored are removed. */
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
  lines: Lines,
  { isDry = false, only, site, at = new Date(), onBatch }: ImportOptions,
  library: Library,
  inTransaction: InTransaction,
): Promise<Report> {
  const teller = openReport();
  const again = new Set<number>();
  const take = async ({ some, upTo }: Batch, isAgain: boolean) => {
    const took = await inTransaction((tx) => takeLines(tx, some, { at, isDry, isAgain, library }));
    addReport(teller, took.report);
    for (const number of took.again) again.add(number);
    onBatch?.(upTo, teller.report());
  };
  for await (const batch of batchesOf(lines(), (text, number) => wanted(text, number, teller, only, site)))
    await take(batch, false);
  if (again.size === 0) return teller.report();
  const named = (text: string, number: number) => (again.has(number) ? wanted(text, number, teller, only, site) : null);
  for await (const batch of batchesOf(lines(), named)) await take(batch, true);
  return teller.report();
}

/** Lines of one transaction, and how many have been read so far. */
type Batch = { readonly some: readonly ImportLine[]; readonly upTo: number };

async function* batchesOf(
  lines: ReturnType<Lines>,
  read: (text: string, number: number) => ImportLine | null,
): AsyncGenerator<Batch> {
  let some: ImportLine[] = [];
  let length = 0;
  let weight = 0;
  let upTo = 0;
  for await (const text of lines) {
    upTo += 1;
    const line = read(text, upTo);
    if (!line) continue;
    some.push(line);
    length += text.length;
    weight += line.record.record === "assessment" ? LINES_OF_ASSESSMENT : 1;
    if (weight < BATCH && length < BATCH_LENGTH) continue;
    yield { some, upTo };
    [some, length, weight] = [[], 0, 0];
  }
  if (some.length > 0) yield { some, upTo };
}

function wanted(
  text: string,
  line: number,
  teller: Teller,
  only: ImportOptions["only"],
  site: string | undefined,
): ImportLine | null {
  const read = readLine(text);
  if (read.kind === "refused") teller.refuse(line, read.key, read.reason);
  if (read.kind !== "record") return null;
  const { record } = read;
  if (only && !only.includes(record.record)) return null;
  const at = siteOf(record);
  return site !== undefined && at !== null && at !== site ? null : { line, record };
}

function siteOf(record: TransferRecord): string | null {
  if (record.record === "notification") return "metodevarsel";
  if (record.record === "assessment") return "minimetode";
  return "site" in record ? record.site : null;
}
