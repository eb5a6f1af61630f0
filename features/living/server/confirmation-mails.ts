import { quotableName } from "../../../platform/pure/mail/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import { aboutOf } from "../../assessment/server/index.ts";
import { deskRecipients } from "../../publication/server/index.ts";
import { type ConfirmationWord, livingMailsIn } from "../mails.ts";
import * as store from "./store.ts";

type Means = Pick<Work, "tx" | "mailer" | "origin" | "moved">;

/** Mails the desk that an initiator has said that nothing changed. */
export async function mailDesk(means: Means, assessment: number, kind: "asked" | "confirmed"): Promise<void> {
  const { tx, mailer } = means;
  const about = await store.mailedAbout(tx, assessment);
  if (!about) return;
  const page = aboutOf(means, about.heading, addresses.deskAssessment(assessment));
  for (const { to, language } of await deskRecipients(tx, about.site_id))
    await mailer.send(tx, { to, ...livingMailsIn(language).toDesk(kind, page) });
}

/** Mails the initiator what the desk has done. An assessment without one has nobody to mail. */
export async function mailInitiator(means: Means, assessment: number, word: ConfirmationWord): Promise<void> {
  const { tx, mailer } = means;
  const about = await store.mailedAbout(tx, assessment);
  if (!about?.email || about.language === null) return;
  const page = aboutOf(means, about.heading, addresses.assessment(assessment));
  const name = quotableName(about.name ?? "") ?? "";
  await mailer.send(tx, { to: about.email, ...livingMailsIn(about.language).toInitiator(word, name, page) });
}
