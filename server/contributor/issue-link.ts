import { addresses } from "../../core/address/index.ts";
import { quotableName, quotableTitle } from "../../core/contributor/index.ts";
import { mailTexts } from "../../texts/mails.ts";
import { roleLabels } from "../../texts/roles.ts";
import type { Work } from "../platform/http/work.ts";
import { hashOf, newSecret } from "../session/index.ts";
import * as store from "./store.ts";

/** A link works for this many days, once. */
const LINK_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

/** Why a link is sent: it chooses the mail's words. */
export type Occasion = keyof typeof mailTexts;

/**
 * Mails a seat's holder a new link, in the caller's transaction, and revokes those that were not used. The secret is in the
 * mail alone: the database keeps its hash. A seat that was deleted gets nothing.
 */
export async function issueLink(
  { tx, at, origin, mailer }: Pick<Work, "tx" | "at" | "origin" | "mailer">,
  contributorId: string,
  occasion: Occasion,
): Promise<void> {
  const seat = await store.addressee(tx, contributorId);
  if (!seat) return;
  const secret = newSecret();
  await store.revokeLinks(tx, seat.id, at);
  const expires = new Date(at.getTime() + LINK_DAYS * DAY);
  await store.insertLink(tx, { contributor: seat.id, secret_hash: hashOf(secret), expires_at: expires });
  const page = `${origin}${addresses.editAs(seat.assessment, seat)}`;
  const { subject, text } = mailTexts[occasion]({
    name: quotableName(seat.name) ?? "",
    title: quotableTitle(seat.title),
    role: roleLabels[seat.role],
    invitedBy: seat.initiator && quotableName(seat.initiator),
    link: `${page}#k=${secret}`,
    page,
    days: LINK_DAYS,
  });
  await mailer.send(tx, { to: seat.email, subject, text });
}
