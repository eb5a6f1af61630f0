import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import type { AssessmentRow } from "./store.ts";

/**
 * The assessment, when it is the one that the caller saw: its heading and status count its revisions.
 * @param rev the revision that the caller last saw, if it says so; another one is stale
 */
export const seenAs = (row: AssessmentRow, rev: number | undefined): Result<AssessmentRow> =>
  rev === undefined || rev === row.rev
    ? ok(row)
    : refuse({ kind: "Stale", current: { rev: row.rev, value: row.name } });
