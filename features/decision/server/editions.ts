import { quotableName } from "../../../platform/pure/mail/index.ts";
import { addresses } from "../../address/rules/index.ts";
import { aboutOf } from "../../assessment/server/index.ts";
import { decisionMailsIn } from "../mails.ts";
import { foldedAddress } from "../rules/index.ts";
import type { Means } from "./link.ts";
import { decidersOf } from "./party-store.ts";
import { standingEdition } from "./store.ts";

type Decider = Awaited<ReturnType<typeof decidersOf>>[number];

/** Mails each of them once, whatever number of decisions they have. */
async function mailDeciders(
  means: Means,
  kind: "newEdition" | "withdrawn",
  { assessment, heading }: { readonly assessment: number; readonly heading: string },
  deciders: readonly Decider[],
): Promise<void> {
  const { tx, mailer } = means;
  const page = aboutOf(means, heading, addresses.assessment(assessment));
  const byAddress = new Map(deciders.map((each) => [foldedAddress(each.email), each]));
  for (const { email, name, language } of byAddress.values()) {
    const mail = decisionMailsIn(language)[kind]({ ...page, name: quotableName(name) ?? "" });
    await mailer.send(tx, { to: email, ...mail });
  }
}

/** Tells the deciders of older editions that there is a new one. Their decisions stay with the edition that they decided on. */
export async function mailNewEdition(means: Means, assessment: number, publication: number): Promise<void> {
  const edition = await standingEdition(means.tx, assessment);
  const deciders = await decidersOf(means.tx, assessment);
  const older = deciders.filter((each) => each.state === "decided" && each.publication !== publication);
  if (edition) await mailDeciders(means, "newEdition", { assessment, heading: edition.heading }, older);
}

/** Tells the deciders of standing editions that these are withdrawn, and their decisions with them. Before the editions are gone. */
export async function mailWithdrawal(means: Means, assessment: number, standing: readonly number[]): Promise<void> {
  const edition = await standingEdition(means.tx, assessment);
  const deciders = (await decidersOf(means.tx, assessment)).filter(({ publication }) => standing.includes(publication));
  if (edition) await mailDeciders(means, "withdrawn", { assessment, heading: edition.heading }, deciders);
}
