import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { isFull } from "./files.ts";
import { Unavailable } from "./http/unavailable.ts";

/** A file that somebody sent, while it is looked at. It has no name on the disk, so nothing of it stays when the process ends. */
export type ReceivedFile = AsyncDisposable & {
  /** In bytes. */
  readonly size: number;
  /** In base64url. */
  readonly sha256: string;
  /** For a process of its own, which can read it and no more: see `askChild`. */
  readonly descriptor: number;
  /** The bytes from the start of the file: all, or at most `most`. */
  bytes(most?: number): Promise<Buffer<ArrayBuffer>>;
};

/** The machine cannot keep what is sent, which is not the fault of who sends it. */
export class CannotReceive extends Error {
  override readonly name = "CannotReceive";
}

/**
 * Writes what comes to the disk as it comes: a file of many megabytes in the server's memory makes it collect garbage while readers wait.
 * Throws Unavailable when the disk is full, CannotReceive when it cannot be written to for another reason, and what the source throws. The
 * source is read to its end also then: who sends a request takes no answer before it is sent.
 */
export async function receiveFile(source: Readable): Promise<ReceivedFile> {
  // It may fail before it is read from.
  source.on("error", () => undefined);
  await using opened = new AsyncDisposableStack();
  try {
    const { write, read } = await ours(newPlace());
    opened.use(write);
    opened.use(read);
    const hash = createHash("sha256");
    let size = 0;
    const chunks: AsyncIterable<Uint8Array> = source.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      hash.update(chunk);
      await ours(writeAt(write, size, chunk));
      size += chunk.length;
    }
    const kept = opened.move();
    return {
      size,
      sha256: hash.digest("base64url"),
      descriptor: read.fd,
      bytes: (most = size) => firstOf(read, Math.min(most, size)),
      [Symbol.asyncDispose]: () => kept.disposeAsync(),
    };
  } catch (fault) {
    if (fault instanceof Unavailable || fault instanceof CannotReceive)
      await finished(source.resume()).catch(() => undefined);
    throw fault;
  }
}

/** Work of our own machine: its fault is our fault, and not that of the sender. */
const ours = <T>(work: Promise<T>): Promise<T> =>
  work.catch((fault: unknown) => {
    if (isFull(fault)) throw new Unavailable("there is no room for what was sent");
    throw new CannotReceive("what was sent cannot be written down", { cause: fault });
  });

type Place = { readonly write: FileHandle; readonly read: FileHandle };

/** A file without a name, once to write and once to read. */
async function newPlace(): Promise<Place> {
  const name = path.join(tmpdir(), `minimetode-received-${randomUUID()}`);
  const write = await open(name, "wx", 0o600);
  try {
    return { write, read: await open(name, "r") };
  } catch (fault) {
    await write.close();
    throw fault;
  } finally {
    await unlink(name);
  }
}

async function writeAt(handle: FileHandle, place: number, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, from, bytes.length - from, place + from);
    from += bytesWritten;
  }
}

/** By its places: a process that reads the descriptor begins where that stands, which stays the first byte. */
async function firstOf(handle: FileHandle, length: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.alloc(length);
  for (let from = 0; from < length; ) {
    const { bytesRead } = await handle.read(bytes, from, length - from, from);
    if (bytesRead === 0) throw new Error("a file became shorter while it was read");
    from += bytesRead;
  }
  return bytes;
}
