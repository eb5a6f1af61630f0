import { timingSafeEqual } from "node:crypto";
import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read, Tx, Work } from "../../../platform/server/http/work.ts";
import { type Seat, seatsIn } from "../../access/rules/index.ts";
import type { SeatView } from "../../api/index.ts";
import { numberOrGuid } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { hashOf, type Joined, type Opened, openForSeat } from "../../session/server/index.ts";
import { browserKind, conflictsWith, readCode } from "../rules/index.ts";
import { hashOfCode } from "./hash-code.ts";
import * as store from "./store.ts";

/** Called when an initiator takes the seat for the first time: from then on the assessment has a public card. */
export type OnOpened = (tx: Tx, assessment: number, at: Date) => Promise<void>;

type Link = NonNullable<Awaited<ReturnType<typeof store.findLink>>>;

const viewOf = ({ assessmentId, contributorId, role, name, title }: Link): SeatView => ({
  assessmentId,
  contributorId,
  role,
  name,
  title,
});

/** The browser that opens a seat. `presented`: the secret in its cookie, if any. */
type OpeningBrowser = { readonly presented: string | null; readonly userAgent: string };
type Redeemed = { readonly seat: SeatView; readonly opened: Opened | Joined };

/** The invited person, role and assessment of a link. Reading does not use the link up, so a mail scanner that runs scripts does not either. */
export async function inspectLink({ db }: Read, token: string): Promise<Result<SeatView>> {
  const link = await store.findLink(db, hashOf(token));
  return link ? ok(viewOf(link)) : refuse({ kind: "LinkSpent" });
}

/**
 * Redeems a link's secret: the browser's session gets the seat, beside those it had. Works once; unknown, used, revoked and expired
 * links are refused alike. For somebody who is signed in, the seat is attached to the account.
 */
export async function redeemLink(
  work: Work,
  token: string,
  browser: OpeningBrowser,
  onOpened: OnOpened,
): Promise<Result<Redeemed>> {
  const link = await store.lockLink(work.tx, hashOf(token));
  return link ? takeSeat(work, link, browser, onOpened) : refuse({ kind: "LinkSpent" });
}

/**
 * The same with the code that stands beside the link in the mail: it spends the link. A wrong, used or expired code and a seat that is
 * not there are refused alike, and after the same work.
 */
export async function redeemCode(
  work: Work,
  { assessmentId, code: typed, ...seat }: CallInput<"redeemCode">["body"],
  browser: OpeningBrowser,
  onOpened: OnOpened,
): Promise<Result<Redeemed>> {
  const [found] = await store.linksWithCode(work.tx, numberOrGuid(assessmentId), seat);
  const hash = await hashOfCode(readCode(typed) ?? "", found?.contributorId ?? "nobody");
  const isRight = found?.codeHash ? timingSafeEqual(hash, found.codeHash) : false;
  const link = found && isRight ? await store.lockLink(work.tx, found.secretHash) : undefined;
  return link ? takeSeat(work, link, browser, onOpened) : refuse({ kind: "CodeWrong" });
}

async function takeSeat(
  { tx, actor, at, ownLanguage: language }: Work,
  link: Link,
  { presented, userAgent }: OpeningBrowser,
  onOpened: OnOpened,
): Promise<Result<Redeemed>> {
  const held = seatsIn(actor, link.assessmentId).filter(({ contributorId }) => contributorId !== link.contributorId);
  if (conflictsWith(link.role, held)) return refuse({ kind: "NotAllowed", because: "PeersOnlyReview" });

  await store.spendLink(tx, link, { at, language });
  const account = actor.kind === "known" ? actor.account : null;
  if (account && link.accountId === null) await store.setAccountOfSeat(tx, link.contributorId, account.id);
  if (link.role === "initiator" && link.openedAt === null) {
    await store.open(tx, link.assessmentId, at);
    await onOpened(tx, link.assessmentId, at);
  }
  const opened = await openForSeat(tx, presented, link.contributorId, at, browserKind(userAgent));
  await appendAudit(tx, { action: "redeem-link", by: authorOf(link), at, assessment: link.assessmentId });
  return ok({ seat: viewOf(link), opened });
}

const authorOf = ({ contributorId, role, name }: Pick<Seat, "contributorId" | "role" | "name">) =>
  ({ kind: "seat", contributorId, role, name }) as const;
