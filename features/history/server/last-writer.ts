import type { Writer } from "../../../platform/pure/refusal/index.ts";
import type { Author } from "../../access/rules/index.ts";
import * as store from "./store.ts";

/**
 * The writer of the stored value, and the time of writing. For callers who may write it themselves. Null when nobody has written it, or the
 * history was redacted.
 * @param columns of a row: the cells in question
 */
export async function lastWriter(...asked: Parameters<typeof store.lastSaved>): Promise<Writer | null> {
  const last = await store.lastSaved(...asked);
  return last ? writerOf(last.by, last.at) : null;
}

/** `redacted`, when an editor has taken words out of it since the caller saw it. features/redaction/README.md */
export const redactionSince = async (
  ...asked: Parameters<typeof store.redactedAfter>
): Promise<{ readonly redacted?: true }> => ((await store.redactedAfter(...asked)) ? { redacted: true } : {});

const writerOf = (by: Author, at: Date): Writer | null => {
  if (by.kind === "visitor") return null;
  const { name } = by;
  const seat =
    by.kind === "seat" ? { role: by.role, contributorId: by.contributorId } : { role: null, contributorId: null };
  return { name, ...seat, at: at.toISOString() };
};
