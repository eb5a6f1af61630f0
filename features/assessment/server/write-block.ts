import type { Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import type { BlockValue } from "../../block/rules/index.ts";
import { storeRevision } from "../../history/server/index.ts";
import { lockedItem, writtenItem } from "./store.ts";

type Written = {
  readonly assessment: number;
  /** `review` for a block of a peer's review. */
  readonly kind: "block" | "review";
  /** The block's number. */
  readonly number: number;
  readonly value: BlockValue;
  readonly by: Author;
  readonly at: Date;
};

/**
 * Writes a block's value without a caller, for an import, a start and the examples: the next revision with its history, by the statement that
 * saves use. The stored value again changes nothing. The value is as `acceptValue` makes it.
 */
export const writeBlock = (tx: Tx, { number, at, ...written }: Written) =>
  storeRevision(tx, {
    entry: { ...written, ref: number, at },
    held: lockedItem(number),
    write: writtenItem(number, at),
    answer: {},
    asks: null,
    seen: undefined,
    claim: null,
  });
