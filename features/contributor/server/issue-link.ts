import { randomInt } from "node:crypto";
import { quotableName, quotableTitle, titleInSubject } from "../../../platform/pure/mail/index.ts";
import { inPlace } from "../../../platform/pure/moved/index.ts";
import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { addressFor } from "../../../platform/server/http/language.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import { hashOf, newSecret } from "../../session/server/index.ts";
import { mailTextsIn } from "../mails.ts";
import { ASKED_CODE_MINUTES, newCode, shownCode } from "../rules/index.ts";
import { hashOfCode } from "./hash-code.ts";
import * as store from "./store.ts";

/** A link works for this many days, once. */
const LINK_DAYS = 14;
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** Why a link is sent: it chooses the mail's words. */
export type Occasion = keyof ReturnType<typeof mailTextsIn>;

type Sent = {
  /** The inviter's own words, checked by `checkMessage`; stored nowhere. */
  readonly message?: string;
  /** The holder of the seat asked for the mail, and waits for it: its code works for minutes only. */
  readonly isAsked?: boolean;
};

/**
 * Mails a seat's holder a new link and a code, in their language and the caller's transaction, and revokes those that were not used. Secret
 * and code are in the mail alone: the database keeps their hashes. A seat that was deleted gets nothing.
 */
export async function issueLink(
  { tx, at, origin, moved, mailer }: Pick<Work, "tx" | "at" | "origin" | "moved" | "mailer">,
  contributorId: string,
  occasion: Occasion,
  { message = "", isAsked = false }: Sent = {},
): Promise<void> {
  const seat = await store.addressee(tx, contributorId);
  if (!seat) return;
  const secret = newSecret();
  await store.revokeLinks(tx, seat.id, at);
  const code = newCode(randomInt);
  const codeExpires = isAsked ? ASKED_CODE_MINUTES * MINUTE : LINK_DAYS * DAY;
  await store.insertSeatLink(tx, {
    contributor: seat.id,
    secret_hash: hashOf(secret),
    expires_at: new Date(at.getTime() + LINK_DAYS * DAY),
    code_hash: await hashOfCode(code, seat.id),
    code_expires_at: new Date(at.getTime() + codeExpires),
  });
  const place = `${origin}${inPlace(moved, addresses.editAs(seat.assessment, seat))}`;
  const page = addressFor(seat, place);
  const mail = mailTextsIn(seat.language)[occasion]({
    name: quotableName(seat.name) ?? "",
    title: quotableTitle(seat.title),
    shortTitle: titleInSubject(seat.title),
    role: seat.role,
    invitedBy: seat.initiator && quotableName(seat.initiator),
    message,
    due: seat.due && norwegianDay(seat.due),
    link: `${page}#k=${secret}`,
    page,
    code: shownCode(code),
    days: LINK_DAYS,
    codeMinutes: isAsked ? ASKED_CODE_MINUTES : null,
  });
  await mailer.send(tx, { to: seat.email, ...mail });
}
