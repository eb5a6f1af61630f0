import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { FileStore } from "../../../platform/server/files.ts";
import type { Tx } from "../../../platform/server/http/work.ts";
import { type ReceivedFile, receiveFile } from "../../../platform/server/received-file.ts";
import type { Author } from "../../access/rules/index.ts";
import { type KeptFile, keepPdf, keptAsItIs } from "../../attachment/server/index.ts";
import { discardImage, type KeptImage, keepImage } from "../../image/server/index.ts";
import { DOCUMENT_LIMIT } from "../../media/rules/index.ts";
import { discardMedia, keepMedia, putImported } from "../../media/server/index.ts";
import type { TransferRecord } from "../rules/index.ts";
import type { Teller } from "./report.ts";
import * as store from "./store.ts";
import type { TermBook } from "./terms.ts";

/** A line with its number, as it is taken. */
export type ImportLine<R extends TransferRecord = TransferRecord> = { readonly line: number; readonly record: R };

/** The data that all records of a batch need. */
export type Context = {
  readonly tx: Tx;
  readonly at: Date;
  /** Nothing that outlives the transaction is written: no file, no row of the search. */
  readonly isDry: boolean;
  readonly terms: TermBook;
  readonly teller: Teller;
  readonly sites: ReadonlyMap<string, number>;
  /** Lines that name what comes later in the file are taken once more when all has been read; then this is true. */
  readonly isAgain: boolean;
  takeAgain(line: ImportLine): void;
  readonly library: Library;
};

/** The author of everything that an import writes. */
export const importer: Author & { readonly kind: "account" } = { kind: "account", accountId: "import", name: "Import" };

export const hashOfParts = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("base64url");
};

export type GivenFile = { readonly name: string; readonly bytes: Buffer<ArrayBuffer>; readonly hash: string };

/** The files beside the records, and what became of them. */
export type Library = {
  /** The bytes of a file, or why they cannot be had. */
  read(file: string): Promise<GivenFile | { readonly problem: string }>;
  /** Puts a file in the library, or in the place of an earlier one. @returns its number, or why it is refused */
  put(
    tx: Tx,
    file: GivenFile,
    how: Omit<Parameters<typeof putImported>[2], "by">,
  ): Promise<number | { readonly problem: string }>;
  /** Stores the PDF of an assessment, or an image of one, or says why it is refused. The caller writes its row. */
  keepPdf(file: GivenFile): Promise<KeptFile | { readonly problem: string }>;
  keepImage(file: GivenFile): Promise<KeptImage | { readonly problem: string }>;
  /** How much has been stored since the last `settle`. */
  mark(): number;
  /** Takes away what was stored since a mark, or since the last `settle`: its rows were rolled back. */
  takeBack(since?: number): Promise<void>;
  settle(): void;
};

const nowhere: Pick<FileStore, "put"> = {
  put: async (bytes) => ({ key: "", size: bytes.byteLength, sha256: hashOfParts(bytes) }),
};

/** Where a file is; null when it is not in the folder, whatever links there are. */
async function placeIn(folder: string, file: string): Promise<string | null> {
  const [root, place] = await Promise.all([realpath(folder), realpath(path.join(folder, file)).catch(() => null)]);
  return place?.startsWith(root + path.sep) ? place : null;
}

const sizeOf = (place: string): Promise<number | null> =>
  stat(place).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );

const refused = (name: string, because: object) => ({ problem: `${name} is refused: ${JSON.stringify(because)}` });

async function looked<T>(bytes: Uint8Array, look: (file: ReceivedFile) => Promise<T>): Promise<T> {
  await using file = await receiveFile(Readable.from([bytes]));
  return await look(file);
}

export function openLibrary(folder: string, files: FileStore, isDry: boolean): Library {
  const stored: (() => Promise<void>)[] = [];
  const target = isDry ? { ...files, ...nowhere } : files;
  return {
    read: async (file) => {
      const place = await placeIn(folder, file);
      const size = await (place === null ? null : sizeOf(place));
      if (place === null || size === null) return { problem: `there is no file ${file} beside the records` };
      if (size > DOCUMENT_LIMIT) return { problem: `${file} is larger than ${DOCUMENT_LIMIT} bytes` };
      const bytes = await readFile(place);
      return { name: path.basename(file), bytes, hash: hashOfParts(bytes) };
    },
    put: async (tx, { name, bytes }, how) => {
      const kept = await looked(bytes, (file) => keepMedia(target, { name, file }, "import", keptAsItIs));
      if (!kept.ok) return refused(name, kept.because);
      stored.push(() => discardMedia(files, kept.value));
      return putImported(tx, kept.value, { ...how, by: importer });
    },
    keepPdf: async ({ name, bytes }) => {
      const kept = await looked(bytes, (file) => keepPdf(target, { name, file }, keptAsItIs));
      if (!kept.ok) return refused(name, kept.because);
      stored.push(() => files.delete(kept.value.key));
      return kept.value;
    },
    keepImage: async ({ name, bytes }) => {
      const kept = await looked(bytes, (file) => keepImage(target, { name, file }, "import"));
      if (!kept.ok) return refused(name, kept.because);
      stored.push(() => discardImage(files, kept.value));
      return kept.value;
    },
    mark: () => stored.length,
    takeBack: async (since = 0) => {
      const discards = stored.splice(since);
      if (!isDry) for (const discard of discards) await discard();
    },
    settle: () => void stored.splice(0),
  };
}

/** The number of the library for a file that a record names by its path: the same path and bytes are the same file. */
export async function documentNumber(
  { tx, library, at }: Context,
  named: string,
  file: GivenFile,
): Promise<number | { readonly problem: string }> {
  const known = (await store.importedOf(tx, "file", [named])).get(named);
  if (known?.hash === file.hash) return known.target;
  const put = await library.put(tx, file, { at, ...(known && { number: known.target }) });
  if (typeof put === "number")
    await store.keepImported(tx, [{ record: "file", id: named, target: put, hash: file.hash }]);
  return put;
}
