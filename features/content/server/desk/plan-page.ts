import { z } from "zod";
import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { quotableName } from "../../../../platform/pure/mail/index.ts";
import { invalid, ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import { plainLine } from "../../../../platform/pure/text/index.ts";
import { eachApart } from "../../../../platform/server/each-apart.ts";
import type { Db, Tx, Work } from "../../../../platform/server/http/work.ts";
import { defineTask, type Job, job } from "../../../../platform/server/jobs.ts";
import type { Platform } from "../../../../platform/server/platform.ts";
import { accountAuthor } from "../../../access/rules/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { appendAudit } from "../../../audit/server/index.ts";
import { contentMailsIn } from "../../mails.ts";
import { recordOf, stringOf } from "../../rules/index.ts";
import { lockedPage, type OpenPage, openPage, type Place, valuesOf } from "./open.ts";
import * as plans from "./plan-store.ts";
import { changed, makePublic, mayBePublic, tellReaders } from "./publish-page.ts";
import { newBlocksRefusal } from "./shared-blocks.ts";
import { holdsFixed } from "./site-pages.ts";
import { lockAddresses, pagesOf, setRev, type VersionRow } from "./store.ts";

/**
 * Lets the draft, or what is planned already, wait for a time at which it is published. Readers have what they have until then, and what is
 * changed afterwards is a draft of its own. Refuses what cannot be published now, a time that has been, and one after the page's end.
 */
export async function planPage(
  work: Work,
  id: number,
  { rev, at, note }: CallInput<"deskPlanPage">["body"],
): Promise<Result<CallAnswer<"deskPlanPage">>> {
  const opened = await openPage(work, id, "publish", rev);
  if (!opened.ok) return opened;
  const page = opened.value;
  const version = page.draft ?? page.planned;
  if (!version) return invalid({ path: "draft", kind: "NothingToPublish" });
  const publishAt = new Date(at);
  if (publishAt <= work.at) return invalid({ path: "at", kind: "NotAhead" });
  const end = page.row.stop_publish;
  if (end && end > work.at && end <= publishAt) return invalid({ path: "at", kind: "EndsBefore" });
  const notTheirs = await newBlocksRefusal(work, page);
  if (notTheirs) return refuse(notTheirs);
  const checked = await mayBePublic(work, page);
  if (!checked.ok) return checked;
  if (page.draft) await plans.cancelPlans(work.tx, [id]);
  const by = accountAuthor(work.actor);
  await plans.plan(work.tx, { id: version.id, publishAt, note: plainLine(note), by });
  return ok(await changed(work, page, "page planned"));
}

/** Gives a plan up. */
export async function cancelPlan(work: Work, id: number, rev: number): Promise<Result<CallAnswer<"deskCancelPlan">>> {
  const opened = await openPage(work, id, "publish", rev);
  if (!opened.ok) return opened;
  if (!opened.value.planned) return refuse({ kind: "NotFound" });
  await plans.cancelPlans(work.tx, [id]);
  return ok(await changed(work, opened.value, "plan cancelled"));
}

/** Sets from when on readers do not get a page and those under it, to the instant. */
export async function endPage(
  work: Work,
  id: number,
  { rev, at }: CallInput<"deskEndPage">["body"],
): Promise<Result<CallAnswer<"deskEndPage">>> {
  const opened = await openPage(work, id, "publish", rev);
  if (!opened.ok) return opened;
  const page = opened.value;
  if (holdsFixed(await pagesOf(work.tx, work.siteId), id)) return invalid({ path: "page", kind: "OnlyOneOfItsType" });
  const end = at === null ? null : new Date(at);
  if (end && end <= work.at) return invalid({ path: "at", kind: "NotAhead" });
  const planned = page.planned?.publish_at;
  if (end && planned && end <= planned) return invalid({ path: "at", kind: "EndsBefore" });
  await plans.setEnd(work.tx, id, end);
  await tellReaders(work, page);
  return ok(await changed(work, page, "page end set"));
}

type Means = { readonly mailer: Work["mailer"]; readonly origin: string; readonly at: Date };

const due = defineTask("publish-planned", z.object({}));

/** Each minute: publishes what was planned for it, or for a minute in which no instance ran. */
export const planJob = ({ db, mailer, config }: Pick<Platform, "db" | "mailer" | "config">): Job =>
  job(due, () => publishPlanned(db, { mailer, origin: config.publicUrl, at: new Date() }), "* * * * *");

/**
 * Publishes every version whose time has come, each in a transaction of its own, once. One that cannot be published any more stays with its
 * page without a time, and whoever planned it gets a mail.
 */
export async function publishPlanned(db: Db, means: Means): Promise<void> {
  await eachApart(await plans.duePlans(db, means.at), "planned pages could not be published", (plan) =>
    db.transaction().execute((tx) => publishOne(tx, plan, means)),
  );
}

type DuePlan = Awaited<ReturnType<typeof plans.duePlans>>[number];

async function publishOne(tx: Tx, { id, number, site_id: siteId }: DuePlan, means: Means): Promise<void> {
  const place: Place = { tx, siteId, at: means.at };
  await lockAddresses(tx, siteId);
  const page = await lockedPage(place, number);
  const version = page?.planned;
  // Another instance was first, or the plan was changed since it was read.
  if (!page || version?.id !== id || !version.publish_at || version.publish_at > means.at) return;
  const planned = { ...page, values: valuesOf(page.row, version) };
  const by = plannerOf(version);
  const done = await makePublic(place, planned, { id, note: version.note, by });
  if (!done.ok) await miss(tx, planned, means);
  await setRev(tx, number, page.row.rev + 1);
  const action = done.ok ? "page published" : "plan missed";
  await appendAudit(tx, { action, by, at: means.at, detail: { content: number, plan: true } });
}

const plannerOf = ({ published_by }: VersionRow) => {
  const { accountId, name } = recordOf(published_by);
  return { kind: "account", accountId: stringOf(accountId), name: stringOf(name) } as const;
};

async function miss(tx: Tx, { planned, values, row }: OpenPage, { mailer, origin }: Means): Promise<void> {
  if (!planned) return;
  await plans.missPlan(tx, planned.id);
  const account = await plans.addressOfAccount(tx, { account: plannerOf(planned).accountId, site: row.site_id });
  if (!account?.email) return;
  const about = { name: quotableName(account.name) ?? "", page: quotableName(String(values.name)) };
  const url = `${origin}${contentAddresses.page(row.number)}`;
  await mailer.send(tx, { to: account.email, ...contentMailsIn(account.language).missed({ ...about, url }) });
}
