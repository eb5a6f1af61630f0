import { Buffer } from "node:buffer";
import type { Entry, ZipFile } from "yauzl";

/** Limits of an archive: unpacked bytes, and number of files. Our own workbook unpacks to about 40 kB. */
const UNPACKED_MAX = 20_000_000;
const ENTRIES_MAX = 200;
/** Times the packed size. XML of one repeated row reaches about 100. */
const RATIO_MAX = 200;

export type Gated =
  | { readonly kind: "xls" }
  | { readonly kind: "xlsx"; readonly hasLinks: boolean }
  | { readonly kind: "not-a-workbook" }
  | { readonly kind: "has-macros" }
  | { readonly kind: "too-large-inside" }
  | { readonly kind: "damaged" };

const startsWith = (bytes: Buffer, ...given: readonly number[]) => given.every((byte, at) => bytes[at] === byte);

/** The folder of macros in the older format, as its directory names it. */
const OLD_MACROS = Buffer.from("_VBA_PROJECT_CUR", "utf16le");

/** How the older format begins its record of a sheet: number of the record, here followed by two bytes of length. */
const SHEET_RECORD = Buffer.from([0x85, 0x00]);

/**
 * Whether a workbook of the older format has a sheet of macros: its record says so. A record is known by a length that fits its name. One that is
 * cut in two by the file's own blocks is not seen, which no program that writes workbooks does to the first records.
 */
function hasMacroSheet(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(SHEET_RECORD); at !== -1; at = bytes.indexOf(SHEET_RECORD, at + 1)) {
    if (at + 12 > bytes.length) return false;
    const [length, state, kind, letters, wide] = [
      bytes.readUInt16LE(at + 2),
      bytes[at + 8] ?? 0,
      bytes[at + 9],
      bytes[at + 10] ?? 0,
      bytes[at + 11] === 1 ? 2 : 1,
    ];
    const fits = length === 8 + letters * wide || length === 7 + letters;
    if (kind === 1 && state <= 2 && letters > 0 && letters <= 31 && fits) return true;
  }
  return false;
}

/**
 * Finds the type of an uploaded file from its bytes, before anything parses it: a workbook of the older format, or of the newer one.
 * The archive of a newer one is unpacked entry by entry to count the bytes, and the result is discarded. The sizes that an archive
 * declares are not trusted.
 */
export async function gate(bytes: Buffer): Promise<Gated> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))
    return bytes.includes(OLD_MACROS) || hasMacroSheet(bytes) ? { kind: "has-macros" } : { kind: "xls" };
  if (!startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return { kind: "not-a-workbook" };
  let zip: ZipFile;
  try {
    zip = await opened(bytes);
  } catch {
    return { kind: "damaged" };
  }
  try {
    return await walked(zip, bytes.length);
  } catch {
    return { kind: "damaged" };
  } finally {
    zip.close();
  }
}

async function opened(bytes: Buffer): Promise<ZipFile> {
  const { fromBuffer } = await import("yauzl");
  return new Promise((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (fault, zip) =>
      fault ? reject(fault) : resolve(zip),
    ),
  );
}

function walked(zip: ZipFile, packed: number): Promise<Gated> {
  const most = Math.min(UNPACKED_MAX, Math.max(packed * RATIO_MAX, 1_000_000));
  const names = new Set<string>();
  let entries = 0;
  let unpacked = 0;
  return new Promise((resolve, reject) => {
    zip.on("error", reject);
    // Two files of one name, and words after the end, are read differently by different programs: what was looked at would not be what is opened.
    zip.on("end", () => resolve(names.size < entries || zip.comment.length > 0 ? { kind: "damaged" } : kindOf(names)));
    zip.on("entry", (entry: Entry) => {
      names.add(entry.fileName.toLowerCase());
      entries += 1;
      if (entries > ENTRIES_MAX) return resolve({ kind: "too-large-inside" });
      zip.openReadStream(entry, (fault, stream) => {
        if (fault) return reject(fault);
        stream.on("error", reject);
        stream.on("data", (chunk: Buffer) => {
          unpacked += chunk.length;
          if (unpacked <= most) return;
          stream.destroy();
          resolve({ kind: "too-large-inside" });
        });
        stream.on("end", () => zip.readEntry());
      });
    });
    zip.readEntry();
  });
}

function kindOf(names: ReadonlySet<string>): Gated {
  if (!names.has("[content_types].xml") || !names.has("xl/workbook.xml")) return { kind: "not-a-workbook" };
  const some = (pattern: RegExp) => [...names].some((name) => pattern.test(name));
  if (some(/vbaproject|^xl\/macrosheets\/|^xl\/activex\//)) return { kind: "has-macros" };
  return { kind: "xlsx", hasLinks: some(/^xl\/(externallinks\/|connections\.xml)/) };
}
