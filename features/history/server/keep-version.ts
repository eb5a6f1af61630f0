import type { Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import * as store from "./store.ts";

type Kept = {
  readonly assessment: number;
  readonly by: Author;
  readonly at: Date;
} & (
  | { readonly cause: "named"; readonly name: string }
  | { readonly cause: "sent" }
  | { readonly cause: "published"; readonly edition: number }
);

/**
 * Keeps what stands in an assessment as a version: a place in its history, from which no entry changes any more but by a redaction. The caller
 * holds the lock on the assessment alone, so nothing is being written. features/version/README.md
 * @returns its number
 */
export const keepVersion = (tx: Tx, { assessment, by, at, ...kept }: Kept): Promise<number> =>
  store.addVersion(tx, {
    assessment,
    cause: kept.cause,
    name: kept.cause === "named" ? kept.name : "",
    edition: kept.cause === "published" ? kept.edition : null,
    by,
    at,
  });
