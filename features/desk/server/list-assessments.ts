import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { assessmentSite, mayUseDesk, refusalOf } from "../../access/rules/index.ts";
import type { DeskRow } from "../../api/index.ts";
import { waitsFor } from "../rules/index.ts";
import * as store from "./store.ts";

export const deskRow = (row: store.DeskRowData): DeskRow => {
  const waiting = waitsFor({
    status: row.status,
    startedAt: row.started_at,
    openedAt: row.opened_at,
    sentAt: row.sent_at,
    returnedAt: row.returned_at,
  });
  return {
    id: row.number,
    guid: row.guid,
    title: row.name,
    assessmentStatus: row.status,
    assessmentType: row.type,
    organization: row.organization,
    initiator: row.initiator ?? "",
    changed: row.changed.toISOString(),
    waitsFor: waiting.waitsFor,
    waitingSince: waiting.since?.toISOString() ?? null,
    cardHidden: row.card_hidden,
    publishedVersions: row.versions,
  };
};

/** The editors' work list: searched, filtered, sorted and paged in the database. */
export async function listAssessments(
  { db, actor }: Read,
  filter: CallInput<"deskAssessments">["query"],
): Promise<Result<CallAnswer<"deskAssessments">>> {
  const refusal = refusalOf(mayUseDesk(actor, assessmentSite));
  if (refusal) return refuse(refusal);
  const [rows, counts, waiting] = await Promise.all([
    store.assessmentRows(db, filter),
    store.countsByStatus(db, filter),
    store.waitingForEditors(db),
  ]);
  const isBeyondTheLast = rows.length === 0 && filter.page > 1;
  return ok({
    rows: rows.map(deskRow),
    page: filter.page,
    pageSize: filter.pageSize,
    totalMatching: isBeyondTheLast ? await store.total(db, filter) : (rows[0]?.total ?? 0),
    waiting,
    counts,
  });
}
