import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { assessmentSite, mayUseDesk, refusalOf } from "../../access/rules/index.ts";
import type { DeskRow } from "../../api/index.ts";
import { isReviewPassed } from "../../living/rules/index.ts";
import { waitsFor } from "../rules/index.ts";
import * as store from "./store.ts";

export const deskRow = (row: store.DeskRowData, today: string): DeskRow => {
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
    reviewPassedOn: row.versions > 0 && isReviewPassed(row.due_on, today) ? row.due_on : null,
  };
};

/** The editors' work list: searched, filtered, sorted and paged in the database. */
export async function listAssessments(
  { db, actor, at }: Read,
  query: CallInput<"deskAssessments">["query"],
): Promise<Result<CallAnswer<"deskAssessments">>> {
  const refusal = refusalOf(mayUseDesk(actor, assessmentSite));
  if (refusal) return refuse(refusal);
  const today = norwegianIsoDay(at);
  const filter = { ...query, today };
  const [rows, counts, waiting, late] = await Promise.all([
    store.assessmentRows(db, filter),
    store.countsByStatus(db, { ...filter, late: "" }),
    store.waitingForEditors(db),
    store.lateCounts(db, filter),
  ]);
  const isBeyondTheLast = rows.length === 0 && filter.page > 1;
  return ok({
    rows: rows.map((row) => deskRow(row, today)),
    page: filter.page,
    pageSize: filter.pageSize,
    totalMatching: isBeyondTheLast ? await store.total(db, filter) : (rows[0]?.total ?? 0),
    waiting,
    counts,
    late,
  });
}
