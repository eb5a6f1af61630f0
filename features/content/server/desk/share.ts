import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../../platform/server/http/work.ts";
import { accountAuthor } from "../../../access/rules/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { appendAudit } from "../../../audit/server/index.ts";
import { hashOf, newSecret } from "../../../session/server/index.ts";
import { openPage } from "./open.ts";
import * as store from "./store.ts";

/** Days for which a link to a draft lives. */
const LINK_DAYS = 14;
const DAY_MS = 86_400_000;

/** Makes a link with which anybody sees the newest draft of a page. Only its hash is kept, so it is shown this once. */
export async function shareDraft(work: Work, id: number): Promise<Result<CallAnswer<"deskShareDraft">>> {
  const opened = await openPage(work, id, "edit");
  if (!opened.ok) return opened;
  const { tx, at, origin } = work;
  const by = accountAuthor(work.actor);
  const secret = newSecret();
  const expiresAt = new Date(at.getTime() + LINK_DAYS * DAY_MS);
  await store.insertLink(tx, { hash: hashOf(secret), content: id, by, at, expiresAt });
  await appendAudit(tx, { action: "draft shared", by, at, detail: { content: id } });
  return ok({ url: `${origin}${contentAddresses.draft(secret)}`, expires: expiresAt.toISOString() });
}

/** Ends a link at once. */
export async function endSharing(
  work: Work,
  id: number,
  { link }: CallInput<"deskEndSharing">["body"],
): Promise<Result<CallAnswer<"deskEndSharing">>> {
  const opened = await openPage(work, id, "edit");
  if (!opened.ok) return opened;
  const { numUpdatedRows } = await store.revokeLink(work.tx, id, link, work.at);
  return numUpdatedRows > 0 ? ok({ ok: true }) : refuse({ kind: "NotFound" });
}
