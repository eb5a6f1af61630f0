import type { Language } from "../../../platform/pure/language/index.ts";
import { quotableName } from "../../../platform/pure/mail/index.ts";
import { inPlace } from "../../../platform/pure/moved/index.ts";
import { norwegianInstant, norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { addressFor } from "../../../platform/server/http/language.ts";
import type { Tx, Work } from "../../../platform/server/http/work.ts";
import type { LinkRole } from "../../access/rules/index.ts";
import { addresses, decisionPage } from "../../address/rules/index.ts";
import { aboutOf } from "../../assessment/server/index.ts";
import { hashOf, newSecret } from "../../session/server/index.ts";
import { daysAfter, LINK_DAYS } from "../rules/index.ts";
import * as parties from "./party-store.ts";
import { type DecisionRow, initiatorOf } from "./store.ts";

/** The parts of a transaction that mails are written with; a job has them too. */
export type Means = Pick<Work, "tx" | "at" | "origin" | "moved" | "mailer">;

/** The moment at which a day in Norway is over. @param day ISO */
export function endOf(day: string): Date {
  const midnight = norwegianInstant(daysAfter(day, 1), "00:00");
  if (midnight === null) throw new Error(`the day after ${day} has no midnight in Norway`);
  return new Date(midnight);
}

type Person = { readonly name: string; readonly email: string; readonly language: Language };
type Of = { readonly id: number; readonly heading: string };

/**
 * A new link to a decision, with the facts of the mail that carries it. The secret is in the mail alone: the database keeps its hash.
 * @returns `until`: the last day on which it works, ISO
 */
export async function newLink(
  means: Means,
  { id, heading }: Of,
  part: LinkRole,
  { name, email, language }: Person,
): Promise<{ readonly about: ReturnType<typeof aboutOf> & { readonly name: string }; readonly until: string }> {
  const { tx, at, origin, moved } = means;
  const secret = newSecret();
  const until = daysAfter(norwegianIsoDay(at), LINK_DAYS);
  const link = { hash: hashOf(secret), sent: at, expires: endOf(until) };
  await parties.addParty(tx, { decision: id, part, name, email, language, link });
  const about = aboutOf(means, heading, decisionPage);
  const siteLanguage = await parties.siteLanguageOf(tx, id);
  const page = addressFor({ language, siteLanguage }, `${origin}${inPlace(moved, decisionPage)}`);
  return {
    about: { ...about, url: `${page}#k=${secret}`, name: quotableName(name) ?? "" },
    until,
  };
}

/** True for a link that works: it was not replaced or removed, and its days are not over. */
export const works = ({ expires, gone_at }: parties.Link, at: Date): boolean =>
  gone_at === null && expires !== null && expires > at;

/** The initiator with the facts of a mail, which leads to their own page of the assessment or to its edition. */
export async function aboutInitiator(
  means: Pick<Work, "origin" | "moved"> & { readonly tx: Tx },
  row: Pick<DecisionRow, "assessment" | "heading" | "version">,
  to: "own-page" | "edition",
) {
  const initiator = await initiatorOf(means.tx, row.assessment);
  if (!initiator) return null;
  const page =
    to === "edition"
      ? addresses.edition(row.assessment, row.version)
      : addresses.editAs(row.assessment, { id: initiator.id, role: "initiator" });
  return {
    ...{ to: initiator.email, language: initiator.language },
    about: { ...aboutOf(means, row.heading, page), name: quotableName(initiator.name) ?? "" },
  };
}
