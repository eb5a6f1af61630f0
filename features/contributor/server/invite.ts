import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { withoutControls } from "../../../platform/pure/text/index.ts";
import type { Tx, Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import { openForChange } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { askForReview, readDue } from "../../review/server/index.ts";
import { findTerm } from "../../term/server/index.ts";
import { checkInvitation, type Invitation, isDeletable } from "../rules/index.ts";
import { issueLink } from "./issue-link.ts";
import { languageToInvite } from "./language-to-invite.ts";
import { addSeat } from "./seat.ts";
import * as store from "./store.ts";

/** A repeated invitation within this time, before the link is opened, counts as the same one: a lost answer or a double click. */
const SAME_INVITATION_MS = 10 * 60 * 1000;

/**
 * Gives somebody a seat and mails them the link to it, in the language that the inviter chose, with the inviter's message. Safe to repeat at
 * once: the same invitation is then the same seat and the same mail. Otherwise an address has one seat in an assessment.
 */
export async function inviteContributor(
  work: Work,
  body: CallInput<"inviteContributor">["body"],
): Promise<Result<CallAnswer<"inviteContributor">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "invite", body.id, body.rev);
  if (!found.ok) return found;
  const { number, type, adopts_publication } = found.value;
  const asked = {
    ...body,
    name: withoutControls(body.name),
    organization: withoutControls(body.organization ?? ""),
    message: withoutControls(body.message ?? ""),
  };
  const isPeer = body.role === "peer";
  // Nobody reviews an adoption: its original was reviewed.
  if (isPeer && adopts_publication !== null) return invalid({ path: "role", kind: "NotAnOption" });
  const { due, broken } = isPeer ? readDue(body.due, at) : { due: null, broken: [] };
  const terms = await termsOf(tx, asked.organization);
  const names = { organization: terms.organization?.name, municipality: terms.municipality?.name };
  const checked = checkInvitation(asked, { type, names });
  if (!checked.ok) return checked.because.kind === "Invalid" ? invalid(...checked.because.fields, ...broken) : checked;
  if (broken.length > 0) return invalid(...broken);
  const { message, ...invitation } = checked.value;
  const theirs = (await store.seatsOf(tx, number)).filter(
    (seat) => seat.deletedAt === null && seat.email.toLowerCase() === invitation.email.toLowerCase(),
  );
  const [before] = theirs;
  if (before) {
    const isFresh = before.linkSentAt !== null && at.getTime() - before.linkSentAt.getTime() < SAME_INVITATION_MS;
    // A repeated call with other values must be refused, because no mail would carry them. Messages are not stored, so any message counts as another.
    const isSame = (["name", "organization", "role"] as const).every((field) => before[field] === invitation[field]);
    const isInLanguage = body.language == null || body.language === before.language;
    const isRepeated = isInLanguage && isFresh && before.redeemedAt === null && isSame && message === "";
    if (!isRepeated) return invalid({ path: "email", kind: "AlreadyTakesPart" });
    return ok(viewOf(before.id, { ...before, role: invitation.role }));
  }
  const organization = [terms.organization, terms.municipality].find((term) => term?.name === invitation.organization);
  const language = body.language ?? (await languageToInvite(work, { ...invitation, organization }));
  const contributorId = await addSeat(tx, { assessment: number, ...invitation, language });
  if (isPeer) await askForReview(work, found.value, contributorId, due);
  await issueLink(work, contributorId, "invitation", { message });
  const detail = { contributorId, role: invitation.role };
  await appendAudit(tx, { action: "invite", by: authorOf(actor, number, "invite"), at, assessment: number, detail });
  return ok(viewOf(contributorId, invitation));
}

const termsOf = async (tx: Tx, value: string) => ({
  organization: await findTerm(tx, "organization", value),
  municipality: await findTerm(tx, "municipality", value),
});

const viewOf = (contributorId: string, { name, email, organization, role }: Omit<Invitation, "message">) => ({
  name,
  email,
  organization,
  role,
  isDeletable: isDeletable(role),
  contributorId,
});
