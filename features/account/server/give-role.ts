import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { accountAuthor, mayAdminister, refusalOf } from "../../access/rules/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import * as store from "./store.ts";

/**
 * Decides what an account may do at a site; its next call is answered by it. Refuses callers who do not administer the site, a decision that
 * a colleague has changed since the caller looked, and one that leaves the site without an administrator.
 */
export async function giveRole(
  work: Work,
  account: string,
  { site, role, seen }: CallInput<"deskGiveRole">["body"],
): Promise<Result<CallAnswer<"deskGiveRole">>> {
  const atAll = refusalOf(mayAdminister(work.actor, "any"));
  if (atAll) return refuse(atAll);
  const { tx, actor, at } = work;
  const row = await store.lockSite(tx, site);
  if (!row) return refuse({ kind: "NotFound" });
  const by = accountAuthor(actor);
  const refusal = refusalOf(mayAdminister(actor, row.key));
  if (refusal) return refuse(refusal);
  // A colleague may have taken the caller's role while this call waited for the lock.
  if (by.kind !== "account" || !(await store.isAdmin(tx, by.accountId, site)))
    return refuse({ kind: "NotAllowed", because: "OnlyAdminsMayDoThis" });
  if (!(await store.isAccount(tx, account))) return refuse({ kind: "NotFound" });
  const before = (await store.given(tx, account, site))?.role ?? "provider";
  if (before === role) return ok({ ok: true });
  if (before !== seen) return refuse({ kind: "Stale", current: { rev: 0, value: before } });
  const wasAdmin = await store.isAdmin(tx, account, site);
  if (role === "provider") await store.takeDecision(tx, account, site);
  else await store.decide(tx, { account, site, role, by, at });
  if (wasAdmin && !(await store.hasAdmin(tx, site))) return invalid({ path: "role", kind: "LastAdmin" });
  await appendAudit(tx, { action: "role given", by, at, detail: { account, site, role } });
  return ok({ ok: true });
}
