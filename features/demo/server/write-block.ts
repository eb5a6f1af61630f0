import type { Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import { saveBlock } from "../../assessment/server/index.ts";
import type { BlockValue } from "../../block/rules/index.ts";
import { appendHistory } from "../../history/server/index.ts";

type Written = {
  readonly assessment: number;
  /** `review` for what stands in a peer's review. */
  readonly kind: "block" | "review";
  /** The block's number. */
  readonly number: number;
  readonly value: BlockValue;
  readonly by: Author;
  readonly at: Date;
};

/** Saves the first revision of a block of an example, with its history. An absent value is left. */
export async function writeBlock(tx: Tx, { assessment, kind, number, value, by, at }: Written): Promise<void> {
  if (value === null) return;
  const stored = typeof value === "string" ? value : [...value];
  await saveBlock(tx, { number, rev: 1, value: stored, at });
  await appendHistory(tx, { assessment, kind, ref: number, rev: 1, action: "saved", value: stored, by, at });
}
