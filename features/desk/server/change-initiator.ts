import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { withoutLineBreaks } from "../../../platform/pure/text/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import { openForChange, peopleOf } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { addSeat, issueLink, languageToInvite, removeSeat } from "../../contributor/server/index.ts";
import { checkEmail, checkName } from "../../intro/rules/index.ts";
import { withdrawContact, writeCardOf } from "../../publication/server/index.ts";
import { loadTerms } from "../../term/server/index.ts";

type Input = CallInput<"deskChangeInitiator">["body"];

/** Nobody both reviews and writes: a reviewer cannot become the initiator before the seat as a reviewer is deleted. */
const isPeer = (people: Awaited<ReturnType<typeof peopleOf>>, email: string): boolean =>
  people.some((person) => person.role === "peer" && person.email.toLowerCase() === email.toLowerCase());

/**
 * Gives the role initiator to another person, by an editor. The former initiator's seat ends at once; the new one gets a link by
 * mail. The agreement to be shown as the contact was the former one's, so it is withdrawn.
 */
export async function changeInitiator(
  work: Work,
  id: string,
  input: Input,
): Promise<Result<CallAnswer<"deskChangeInitiator">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "change-initiator", id, input.rev);
  if (!found.ok) return found;
  const row = found.value;
  const name = withoutLineBreaks(input.name);
  const email = mailAddressIn(input.email);
  const people = await peopleOf(tx, row.number);
  const fields = [
    ...checkName(name, "NameRequired"),
    ...checkEmail(email),
    ...(isPeer(people, email) ? [{ path: "email", kind: "AlreadyTakesPart" }] : []),
  ];
  if (fields.length > 0) return invalid(...fields);
  const former = people.find(({ role }) => role === "initiator");
  if (former) await removeSeat(tx, former.id, at);
  const organization = withoutLineBreaks(input.organization) || row.organization_name;
  const term = organization === row.organization_name ? (await loadTerms(tx)).byId(row.organization) : undefined;
  const language = await languageToInvite(work, { email, organization: term });
  const seat = { assessment: row.number, role: "initiator", name, email, organization, language } as const;
  const contributorId = await addSeat(tx, seat);
  await withdrawContact(tx, row.number);
  await issueLink(work, contributorId, "initiator");
  await appendAudit(tx, {
    action: "initiator changed",
    by: authorOf(actor, row.number, "change-initiator"),
    at,
    assessment: row.number,
  });
  await writeCardOf(work, row.number);
  return ok({ ok: true, contributorId });
}
