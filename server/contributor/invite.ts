import { authorOf } from "../../core/access/index.ts";
import type { CallAnswer, CallInput } from "../../core/contract/index.ts";
import { checkInvitation, conflictsWith, type Invitation, isDeletable } from "../../core/contributor/index.ts";
import { invalid, ok, type Result } from "../../core/refusal/index.ts";
import { withoutControls } from "../../core/rich-text/index.ts";
import { openForChange } from "../assessment/index.ts";
import { appendAudit } from "../audit/index.ts";
import type { Tx, Work } from "../platform/http/work.ts";
import { findTerm } from "../term/index.ts";
import { issueLink } from "./issue-link.ts";
import { addSeat } from "./seat.ts";
import * as store from "./store.ts";

/** Who asks again this soon means the same invitation, and the link that is on its way must go on working. */
const SAME_INVITATION_MS = 10 * 60 * 1000;

/**
 * Gives somebody a seat and mails them the link to it. Safe to repeat: the same address in the same role is the same seat, and
 * gets a new link only when its last one was neither used nor sent just now. docs/spec/contributors.md, Invite
 */
export async function inviteContributor(
  work: Work,
  body: CallInput<"inviteContributor">["body"],
): Promise<Result<CallAnswer<"inviteContributor">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "invite", body.id, body.rev);
  if (!found.ok) return found;
  const { number, type } = found.value;
  const asked = { ...body, name: withoutControls(body.name), organization: withoutControls(body.organization ?? "") };
  const checked = checkInvitation(asked, { type, names: await namesOf(tx, asked.organization) });
  if (!checked.ok) return checked;
  const invitation = checked.value;
  const theirs = (await store.seatsOf(tx, number)).filter(
    (seat) => seat.deletedAt === null && seat.email.toLowerCase() === invitation.email.toLowerCase(),
  );
  if (conflictsWith(invitation.role, theirs)) return invalid({ path: "email", kind: "AlreadyTakesPart" });

  const before = theirs.find(({ role }) => role === invitation.role);
  if (before) {
    const isFresh = before.linkSentAt !== null && at.getTime() - before.linkSentAt.getTime() < SAME_INVITATION_MS;
    if (before.redeemedAt === null && !isFresh) await issueLink(work, before.id, "invitation");
    return ok(viewOf(before.id, { ...before, role: invitation.role }));
  }
  const contributorId = await addSeat(tx, { assessment: number, ...invitation });
  await issueLink(work, contributorId, "invitation");
  const detail = { contributorId, role: invitation.role };
  await appendAudit(tx, { action: "invite", by: authorOf(actor, number, "invite"), at, assessment: number, detail });
  return ok(viewOf(contributorId, invitation));
}

async function namesOf(tx: Tx, value: string) {
  const [organization, municipality] = [
    await findTerm(tx, "organization", value),
    await findTerm(tx, "municipality", value),
  ];
  return { organization: organization?.name, municipality: municipality?.name };
}

const viewOf = (contributorId: string, { name, email, organization, role }: Invitation) => ({
  name,
  email,
  organization,
  role,
  isDeletable: isDeletable(role),
  contributorId,
});
