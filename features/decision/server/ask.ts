import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { mailAddressIn, quotableTitle } from "../../../platform/pure/mail/index.ts";
import { type FieldRefusal, invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { plainLine, withoutControls } from "../../../platform/pure/text/index.ts";
import type { Tx, Work } from "../../../platform/server/http/work.ts";
import { type Author, authorOf, checkRequirements } from "../../access/rules/index.ts";
import { openForChange } from "../../assessment/server/index.ts";
import { checkMessage } from "../../contributor/rules/index.ts";
import { languageToInvite } from "../../contributor/server/index.ts";
import { checkEmail, checkName } from "../../intro/rules/index.ts";
import { findTerm, loadTerms } from "../../term/server/index.ts";
import { decisionMailsIn } from "../mails.ts";
import { foldedAddress, stateAfter } from "../rules/index.ts";
import { decisionTexts } from "../texts.ts";
import { newLink } from "./link.ts";
import type { OpenDecision } from "./open-decision.ts";
import * as parties from "./party-store.ts";
import { recordChange } from "./record-change.ts";
import * as store from "./store.ts";
import { decisionView } from "./view.ts";

type Input = CallInput<"askForDecision">;

/**
 * Asks somebody by mail what an organisation has decided on the newest edition. Asked again, another person gets the link and the first
 * person's stops; the same person gets a further link. A decision that was given already is a conflict.
 */
export async function askForDecision(
  work: Work,
  { params, body }: Input,
): Promise<Result<CallAnswer<"askForDecision">>> {
  const { tx, actor, at, mailer } = work;
  const found = await openForChange(work, "ask-for-decision", params.id);
  if (!found.ok) return found;
  const { number: assessment, organization_name: ownName, organization: own } = found.value;
  const edition = await store.standingEdition(tx, assessment);
  const refusal = checkRequirements("ask-for-decision", { "standing-edition": edition !== undefined });
  if (refusal) return refuse(refusal);
  if (!edition) throw new Error("the requirement of an edition was not checked");
  const by = authorOf(actor, assessment, "ask-for-decision");
  const asked = await checkAsk(tx, assessment, body, { own, by });
  if (!asked.ok) return asked;
  const { organization, name, email, message } = asked.value;
  const term = (await loadTerms(tx)).byId(organization);
  const language = body.language ?? (await languageToInvite(work, { email, organization: term }));

  const before = await store.decisionOn(tx, edition.id, organization);
  if (before && stateAfter("ask", before.state) === null)
    return refuse({ kind: "Stale", current: { rev: before.rev, value: decisionView(before, at) } });
  const no = before?.id ?? (await store.addDecision(tx, { assessment, publication: edition.id, organization }, at));
  if (before) await store.askAgain(tx, no, at);
  const here = { assessment, publication: edition.id, organization };
  for (const older of await store.olderAsks(tx, here)) await endOlderAsk(work, { row: older, by });
  const current = await parties.currentParty(tx, no, "decider");
  if (current && foldedAddress(current.email) !== foldedAddress(email)) await parties.endLinks(tx, no, at, "decider");
  const row = before ?? (await store.findDecision(tx, no));
  if (!row) throw new Error(`decision ${no} is not there`);
  const { about, until } = await newLink(work, row, "decider", { name, email, language });
  const asker = by.kind === "seat" ? quotableTitle(ownName) : null;
  const mail = decisionMailsIn(language).asked(about, { organization: asker, until, message });
  await mailer.send(tx, { to: email, ...mail });
  const { view } = await recordChange(work, { row, by }, "decision asked");
  return ok({ ok: true, no, rev: view.rev });
}

async function endOlderAsk(work: Work, older: Pick<OpenDecision, "row" | "by">): Promise<void> {
  const { tx, at } = work;
  await store.removeDecision(tx, older.row.id, decisionTexts.askedOfNewer);
  await parties.endLinks(tx, older.row.id, at);
  await recordChange(work, older, "decision removed");
}

type CheckedAsk = {
  readonly organization: number;
  readonly name: string;
  readonly email: string;
  readonly message: string;
};

async function checkAsk(
  tx: Tx,
  assessment: number,
  body: Input["body"],
  { own, by }: { readonly own: number; readonly by: Author },
): Promise<Result<CheckedAsk>> {
  const name = plainLine(body.name);
  const email = mailAddressIn(body.email);
  const message = withoutControls(body.message ?? "").trim();
  const organization = await organizationOf(tx, body.organization, own);
  const initiator = await store.initiatorOf(tx, assessment);
  const broken: FieldRefusal[] = [
    ...(organization === undefined ? [{ path: "organization", kind: "DecisionOrganizationUnknown" }] : []),
    ...checkName(name, "NameRequired"),
    ...checkEmail(email),
    ...(initiator && foldedAddress(initiator.email) === foldedAddress(email)
      ? [{ path: "email", kind: by.kind === "seat" ? "InitiatorNeverDecides" : "InitiatorNeverAsked" }]
      : []),
    ...checkMessage(message),
  ];
  if (organization === undefined || broken.length > 0) return invalid(...broken);
  return ok({ organization, name, email, message });
}

/** The term of a health trust or a municipality; the assessment's own when none is named. */
async function organizationOf(tx: Tx, given: string | null | undefined, own: number): Promise<number | undefined> {
  const key = (given ?? "").trim();
  if (key === "") return own;
  const term = (await findTerm(tx, "organization", key)) ?? (await findTerm(tx, "municipality", key));
  return term?.id;
}
