import { quotableName } from "../../../platform/pure/mail/index.ts";
import type { Tx, Work } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { addresses } from "../../address/rules/index.ts";
import { aboutOf } from "../../assessment/server/index.ts";
import { askForDocuments, discardDocuments } from "../../document/server/index.ts";
import { adoptionMailsIn } from "../mails.ts";
import * as store from "./store.ts";

type Means = Pick<Work, "tx" | "mailer" | "origin" | "moved">;
type News = "newEdition" | "withdrawn";

/**
 * Tells those who answer for adoptions of an assessment that it has a new edition, or that its editions are withdrawn; each once for each
 * adoption, also while that is a draft. The adoptions themselves do not change.
 */
export async function mailAdopters(
  means: Means,
  news: News,
  original: { readonly number: number; readonly heading: string },
): Promise<void> {
  for (const { number, person, email, language } of await store.adopters(means.tx, original.number)) {
    const about = aboutOf(means, original.heading, addresses.edit(number));
    const mail = adoptionMailsIn(language)[news]({ ...about, name: quotableName(person) ?? "" });
    await means.mailer.send(means.tx, { to: email, ...mail });
  }
}

/**
 * Makes the files of published adoptions again. They name their original, so this belongs in each transaction that withdraws an edition of the
 * original or redacts it.
 */
export async function remakeAdoptionDocuments(
  { tx, at }: Pick<Work, "tx" | "at">,
  { original }: { readonly original: number },
): Promise<void> {
  for (const { id, assessment } of await store.editionsOfAdoptions(tx, original)) {
    await discardDocuments(tx, assessment, { publication: id });
    await askForDocuments(tx, { of: "publication", id }, at);
  }
}

/** A published adoption changed: the page of its original lists it. */
export async function announceToOriginal(tx: Tx, { adopts }: { readonly adopts: number | null }): Promise<void> {
  if (adopts !== null) await announce(tx, [`assessment ${adopts}`]);
}
