import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import { openForChange, peopleOf } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { issueLink, vacateSeat } from "../../contributor/server/index.ts";

/**
 * Mails a new link to a contributor's own address, by an editor. It is the only way in from then on: links not yet used stop
 * working and what used ones opened ends, since the one before may have been opened by somebody else.
 */
export async function reissueLink(
  work: Work,
  id: string,
  { contributorId, rev }: CallInput<"deskReissueLink">["body"],
): Promise<Result<CallAnswer<"deskReissueLink">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "reissue-link", id, rev);
  if (!found.ok) return found;
  const person = (await peopleOf(tx, found.value.number)).find((each) => each.id === contributorId);
  if (!person) return refuse({ kind: "NotFound" });
  await vacateSeat(tx, person.id, "desk");
  await issueLink(work, person.id, "renewal");
  const detail = { role: person.role };
  const by = authorOf(actor, found.value.number, "reissue-link");
  await appendAudit(tx, { action: "link reissued", by, at, assessment: found.value.number, detail });
  return ok({ ok: true });
}
