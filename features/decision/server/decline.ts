import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { type FieldRefusal, invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { plainLine } from "../../../platform/pure/text/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import { aboutOf } from "../../assessment/server/index.ts";
import { checkEmail, checkName } from "../../intro/rules/index.ts";
import { deskRecipients } from "../../publication/server/index.ts";
import { decisionMailsIn } from "../mails.ts";
import { aboutInitiator } from "./link.ts";
import type { OpenDecision } from "./open-decision.ts";
import * as parties from "./party-store.ts";
import { recordChange } from "./record-change.ts";
import * as store from "./store.ts";

type Suggested = { readonly name?: string | null | undefined; readonly email?: string | null | undefined };

/** «Ikke mitt bord»: the initiator, and the desk where it asked, get a mail and read which person was named. That person gets none. */
export async function declineDecision(
  work: Work,
  open: OpenDecision,
  suggested: Suggested,
): Promise<Result<{ readonly ok: true }>> {
  const { tx, at, siteId, mailer } = work;
  const { row, link } = open;
  const name = plainLine(suggested.name ?? "");
  const email = mailAddressIn(suggested.email ?? "");
  const broken: FieldRefusal[] = [
    ...(name === "" ? [] : checkName(name, "NameRequired")),
    ...(email === "" ? [] : checkEmail(email)),
  ];
  if (broken.length > 0) return invalid(...broken);
  await store.setState(tx, row.id, "declined");
  if (link) {
    await parties.noteUse(tx, link.id, work);
    await parties.noteSuggestion(tx, link.id, { name, email });
  }
  await parties.endLinks(tx, row.id, at);
  const { row: declined } = await recordChange(work, open, "decision declined");
  const isOfDesk = await store.isAskedByDesk(tx, row.id);
  const initiator = await aboutInitiator(work, declined, "own-page");
  if (initiator) {
    const mail = decisionMailsIn(initiator.language).declined(initiator.about, "initiator", isOfDesk);
    await mailer.send(tx, { to: initiator.to, ...mail });
  }
  if (!isOfDesk) return ok({ ok: true });
  const about = { ...aboutOf(work, row.heading, addresses.deskAssessment(row.assessment)), name: "" };
  for (const { to, language } of await deskRecipients(tx, siteId))
    await mailer.send(tx, { to, ...decisionMailsIn(language).declined(about, "desk", isOfDesk) });
  return ok({ ok: true });
}
