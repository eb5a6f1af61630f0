import { readdir } from "node:fs/promises";
import path from "node:path";
import type { TestServer } from "./server.ts";

/**
 * The keys of what people uploaded, as it lies in a server's folder: not of the documents of what is published. One that is being written
 * has no row for a moment, so the server has no published examples (`seed: "none"`), of which it makes documents whenever it likes.
 */
export async function storedFiles({ db, platform }: Pick<TestServer, "db" | "platform">): Promise<readonly string[]> {
  const folder = path.join(platform.config.dataDir, "files");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const documents = await db.selectFrom("document_file").select("storage_key").execute();
  const made = new Set(documents.map(({ storage_key }) => storage_key));
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((key) => !made.has(key))
    .sort();
}
