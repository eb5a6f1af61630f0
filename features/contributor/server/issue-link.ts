import { quotableName, quotableTitle, titleInSubject } from "../../../platform/pure/mail/index.ts";
import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { addresses, inPlace } from "../../address/rules/index.ts";
import { hashOf, newSecret } from "../../session/server/index.ts";
import { mailTexts } from "../mails.ts";
import * as store from "./store.ts";

/** A link works for this many days, once. */
const LINK_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

/** Why a link is sent: it chooses the mail's words. */
export type Occasion = keyof typeof mailTexts;

/**
 * Mails a seat's holder a new link, in the caller's transaction, and revokes those that were not used. The secret is in the
 * mail alone: the database keeps its hash. A seat that was deleted gets nothing.
 * @param message the inviter's own words, checked by `checkMessage`; stored nowhere
 */
export async function issueLink(
  { tx, at, origin, moved, mailer }: Pick<Work, "tx" | "at" | "origin" | "moved" | "mailer">,
  contributorId: string,
  occasion: Occasion,
  message = "",
): Promise<void> {
  const seat = await store.addressee(tx, contributorId);
  if (!seat) return;
  const secret = newSecret();
  await store.revokeLinks(tx, seat.id, at);
  const expires = new Date(at.getTime() + LINK_DAYS * DAY);
  await store.insertLink(tx, { contributor: seat.id, secret_hash: hashOf(secret), expires_at: expires });
  const page = `${origin}${inPlace(moved, addresses.editAs(seat.assessment, seat))}`;
  const mail = mailTexts[occasion]({
    name: quotableName(seat.name) ?? "",
    title: quotableTitle(seat.title),
    shortTitle: titleInSubject(seat.title),
    role: seat.role,
    invitedBy: seat.initiator && quotableName(seat.initiator),
    message,
    due: seat.due && norwegianDay(seat.due),
    link: `${page}#k=${secret}`,
    page,
    days: LINK_DAYS,
  });
  await mailer.send(tx, { to: seat.email, ...mail });
}
