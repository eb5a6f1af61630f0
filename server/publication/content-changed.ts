import type { Tx } from "../platform/http/work.ts";
import { notify } from "../platform/notifications.ts";

/** Tells every instance, when the transaction commits, that what the public reads of an assessment has changed. */
export const contentChanged = (tx: Tx, assessment: number): Promise<void> =>
  notify(tx, "content_changed", `assessment ${assessment}`);
