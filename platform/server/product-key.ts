import { randomBytes } from "node:crypto";
import path from "node:path";
import type { Config } from "./config.ts";
import { keptSecret } from "./private-file.ts";

/** The 32 bytes that all instances share: `OUTBOX_KEY`, or a file in the data folder. Each use derives a key of its own, or names its purpose. */
export async function productKey({ outboxKey, dataDir }: Pick<Config, "outboxKey" | "dataDir">): Promise<Buffer> {
  const newKey = () => randomBytes(32).toString("base64");
  return Buffer.from(outboxKey ?? (await keptSecret(path.join(dataDir, "outbox-key"), newKey)), "base64");
}
