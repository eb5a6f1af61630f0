import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Upload } from "../../../platform/server/http/upload-route.ts";
import type { Read, Work } from "../../../platform/server/http/work.ts";
import { accountAuthor, assessmentSite, mayAdminister, refusalOf } from "../../access/rules/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { loadList, type NewList } from "./load-list.ts";
import { readListFile } from "./read-list.ts";

/** Whether the caller may load a list: administrators of the assessment site. */
export function mayLoadList({ actor }: Pick<Read, "actor">): Result<null> {
  const refusal = refusalOf(mayAdminister(actor, assessmentSite));
  return refusal ? refuse(refusal) : ok(null);
}

/** Reads an uploaded list. Refuses a file that is another, or that lacks a column. */
export async function readUpload({ file }: Upload): Promise<Result<NewList>> {
  const read = await readListFile(file);
  switch (read.kind) {
    case "read":
      return read.rows > 0
        ? ok({ rows: read.rows, notices: read.notices, sha256: file.sha256 })
        : invalid({ path: "file", kind: "RetractionsUnreadable" });
    case "lacks-columns":
      return invalid({ path: "file", kind: "RetractionColumnsMissing" });
    case "unreadable":
      return invalid({ path: "file", kind: "RetractionsUnreadable" });
  }
}

export async function saveList(
  { tx, actor, at }: Work,
  anyway: boolean,
  list: NewList,
): Promise<Result<CallAnswer<"deskLoadRetractions">>> {
  const by = accountAuthor(actor);
  const { loaded, before, undated, doubts } = await loadList(tx, list, { anyway, by, at });
  if (loaded) await appendAudit(tx, { action: "retractions loaded", by, at, detail: { rows: list.rows, undated } });
  return ok({ loaded, rows: list.rows, before, undated, doubts: [...doubts] });
}
