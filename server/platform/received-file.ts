import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { isFull } from "./files.ts";
import { Unavailable } from "./http/unavailable.ts";

/** A file that somebody sent, while it is looked at. It has no name on the disk, so nothing of it stays when the process ends. */
export type ReceivedFile = AsyncDisposable & {
  /** In bytes. */
  readonly size: number;
  /** In hex. */
  readonly sha256: string;
  /** For a process of its own that reads it: see `askChild`. */
  readonly descriptor: number;
  /** From its first byte: all, or so many at most. */
  bytes(most?: number): Promise<Buffer<ArrayBuffer>>;
};

/**
 * Writes what comes to the disk as it comes: a file of many megabytes in the server's memory makes it collect garbage while readers wait.
 * Throws Unavailable when the disk is full, and what the source throws.
 */
export async function receiveFile(source: Readable): Promise<ReceivedFile> {
  const name = path.join(tmpdir(), `minimetode-${randomUUID()}`);
  const handle = await open(name, "wx+", 0o600);
  try {
    await unlink(name);
    const hash = createHash("sha256");
    let size = 0;
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      await writeAt(handle, size, chunk);
      size += chunk.length;
    }
    return {
      size,
      sha256: hash.digest("hex"),
      descriptor: handle.fd,
      bytes: (most = size) => firstOf(handle, Math.min(most, size)),
      [Symbol.asyncDispose]: () => handle.close(),
    };
  } catch (fault) {
    await handle.close();
    throw isFull(fault) ? new Unavailable("there is no room for what was sent") : fault;
  }
}

/** By places, here and below: a process that reads the descriptor begins where it stands, which stays the first byte. */
async function writeAt(handle: FileHandle, place: number, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, from, bytes.length - from, place + from);
    from += bytesWritten;
  }
}

async function firstOf(handle: FileHandle, length: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.alloc(length);
  for (let from = 0; from < length; ) {
    const { bytesRead } = await handle.read(bytes, from, length - from, from);
    if (bytesRead === 0) throw new Error("a file became shorter while it was read");
    from += bytesRead;
  }
  return bytes;
}
