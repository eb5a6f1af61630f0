import type { CallAnswer } from "../../../../platform/pure/contract/call.ts";
import { norwegianIsoDay } from "../../../../platform/pure/norwegian-date/index.ts";
import { ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../../platform/server/http/work.ts";
import { assessmentSite, mayWithPage, type PageRight, ruleFor } from "../../../access/rules/index.ts";
import { lateAssessments, waitingForEditors } from "../../../desk/server/index.ts";
import { brokenLinksOf } from "../../../link-check/server/index.ts";
import { waitingConfirmations } from "../../../living/server/index.ts";
import type { WaitingPages } from "../../calls-desk.ts";
import { dayAfter, REVIEW_AHEAD_DAYS, reviewDue } from "../../rules/index.ts";
import type { Trees } from "../index.ts";
import { deskOnly } from "./open.ts";
import { branchesOf, ruledPages } from "./rights-store.ts";
import * as store from "./waiting-store.ts";

/** The most pages of one kind that are named. */
const MOST_NAMED = 8;

type Found = { readonly number: number; readonly name: string; readonly at: string };

const named = (pages: readonly Found[]): WaitingPages => ({
  count: pages.length,
  pages: pages.slice(0, MOST_NAMED).map(({ number: id, name, at }) => ({ id, name, at })),
});

/**
 * The tasks of the caller on the requested site: only about pages that the caller may edit or publish.
 */
export async function listWaiting(trees: Trees, read: Read): Promise<Result<CallAnswer<"deskWaiting">>> {
  const refusal = deskOnly(read);
  if (refusal) return refuse(refusal);
  const { db, siteId, actor, siteKey } = read;
  const account = actor.kind === "known" ? (actor.account?.id ?? "") : "";
  const today = norwegianIsoDay(read.at);
  const [drafts, plans, reviews, broken, ruled, assessments, late, confirmations] = await Promise.all([
    store.draftsOf(db, siteId, account),
    store.plansOf(db, siteId),
    store.reviewsUntil(db, siteId, dayAfter(today, REVIEW_AHEAD_DAYS), read.at),
    brokenLinksOf(trees, read),
    ruledPages(db, siteId),
    siteKey === assessmentSite ? waitingForEditors(db) : null,
    siteKey === assessmentSite ? lateAssessments(db, today) : null,
    siteKey === assessmentSite ? waitingConfirmations(db) : [],
  ]);
  const waiting = [...drafts, ...plans, ...reviews].map(({ number }) => number);
  const numbers = new Set([...waiting, ...broken.links.map(({ page }) => page)]);
  const branches = await branchesOf(
    db,
    [...numbers].filter((number) => ruled.has(number)),
  );
  const may = (right: PageRight) => (number: number) =>
    mayWithPage(actor, right, ruleFor(branches.get(number) ?? [], right).rule, siteKey).allowed;
  const [mayEdit, mayPublish] = [may("edit"), may("publish")];
  const reviewed = reviews
    .filter(({ number }) => mayEdit(number))
    .map(({ number, name, by }) => ({ number, name, at: by }));
  const links = broken.links.filter(({ page }) => mayEdit(page));
  return ok({
    assessments,
    late,
    confirmations: confirmations.map(({ number: id, name, no: rev, asked: { dueOn, searchedOn } }) => ({
      ...{ id, name, rev, dueOn, searchedOn },
    })),
    missed: named(
      plans
        .filter(({ number, publish_at }) => publish_at === null && mayPublish(number))
        .map(({ number, name, changed_at }) => ({ number, name, at: changed_at.toISOString() })),
    ),
    drafts: named(
      drafts
        .filter(({ number }) => mayEdit(number))
        .map(({ number, name, at }) => ({ number, name, at: at.toISOString() })),
    ),
    planned: named(
      plans.flatMap(({ number, name, publish_at }) =>
        publish_at !== null && (mayEdit(number) || mayPublish(number))
          ? [{ number, name, at: publish_at.toISOString() }]
          : [],
      ),
    ),
    overdue: named(reviewed.filter(({ at }) => reviewDue(at, today) === "passed")),
    review: named(reviewed.filter(({ at }) => reviewDue(at, today) === "near")),
    brokenLinks: { links: links.length, pages: new Set(links.map(({ page }) => page)).size },
  });
}
