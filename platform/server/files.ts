import { randomUUID, webcrypto } from "node:crypto";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { CannotStart } from "./cannot-start.ts";
import type { Config } from "./config.ts";
import { Unavailable } from "./http/unavailable.ts";
import { isCode } from "./private-file.ts";

/** A stored file: a random key (never the person's name for it), its size in bytes and its SHA-256 in hex. */
export type StoredFile = { readonly key: string; readonly size: number; readonly sha256: string };

export type FileStore = {
  /** Stores bytes under a new random key. A stored file is never changed. Throws Unavailable when the disk is full. */
  put(bytes: Uint8Array<ArrayBuffer>): Promise<StoredFile>;
  /** Reads a file as a stream. Throws when the key is unknown. */
  getStream(key: string): Promise<Readable>;
  getBytes(key: string): Promise<Uint8Array>;
  /** Deletes a file. Deleting one that is gone does nothing. */
  delete(key: string): Promise<void>;
};

/** Opens the file store that `STORAGE_URL` names: a folder, or an S3 bucket that every machine shares. */
export async function openFileStore(storage: Config["storage"]): Promise<FileStore> {
  const disk = new Disk(storage.kind === "disk" ? folderDriver(storage.folder) : await bucketDriver(storage));
  return {
    put: async (bytes) => {
      const name = randomUUID();
      const key = `${name.slice(0, 2)}/${name}`;
      try {
        await disk.put(key, bytes);
      } catch (fault) {
        // A write that failed, such as on a full disk, leaves a part of the file.
        await disk.delete(key).catch(() => undefined);
        throw isFull(fault) ? new Unavailable("the file store is full") : fault;
      }
      // On another thread: this one has readers to answer.
      const digest = await webcrypto.subtle.digest("SHA-256", bytes);
      return { key, size: bytes.byteLength, sha256: Buffer.from(digest).toString("hex") };
    },
    getStream: async (key) => disk.getStream(key),
    getBytes: async (key) => disk.getBytes(key),
    delete: async (key) => disk.delete(key),
  };
}

/** Whether the system refused to write since the disk, or what the account may use of it, is full. */
export const isFull = (fault: unknown): boolean =>
  fault instanceof Error && isCode(fault.cause ?? fault, "ENOSPC", "EDQUOT");

const folderDriver = (location: string) => new FSDriver({ location, visibility: "private" });

async function bucketDriver({ bucket, region, endpoint }: Extract<Config["storage"], { kind: "s3" }>) {
  try {
    const { S3Driver } = await import("flydrive/drivers/s3");
    // Credentials come from the usual AWS_ variables or the machine's role.
    return new S3Driver({
      bucket,
      visibility: "private",
      supportsACL: false,
      ...(region ? { region } : {}),
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    });
  } catch (fault) {
    if (!isMissingModule(fault)) throw fault;
    throw new CannotStart(
      "STORAGE_URL is s3:// but its client is not installed: npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner",
    );
  }
}

const isMissingModule = (fault: unknown) =>
  fault instanceof Error && "code" in fault && fault.code === "ERR_MODULE_NOT_FOUND";
