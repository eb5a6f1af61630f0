import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../../platform/server/http/work.ts";
import * as leases from "./lease-store.ts";
import { deskOnly } from "./open.ts";
import { pageById } from "./store.ts";

/**
 * Says that the caller has a page open in a tab, or has closed it there, and answers who else has, and how far the
 * page has come. It locks no page and keeps nobody
 * from changing one.
 */
export async function sayHere(
  work: Work,
  id: number,
  { tab, left }: CallInput<"deskSayHere">["body"],
): Promise<Result<CallAnswer<"deskSayHere">>> {
  const refusal = deskOnly(work);
  if (refusal) return refuse(refusal);
  const { tx, siteId, actor, at } = work;
  const account = actor.kind === "known" ? actor.account?.id : undefined;
  const page = account === undefined ? undefined : await pageById(tx, siteId, id);
  if (account === undefined || !page) return refuse({ kind: "NotFound" });
  const lease = { content: id, account, tab };
  await (left ? leases.noteLeft(tx, lease) : leases.noteHere(tx, lease, at));
  const here = await leases.whoElse(tx, { content: id, account, at });
  const colleagues = here.map(({ name, saved }) => ({ name, saved: saved?.toISOString() ?? null }));
  return ok({ ok: true, here: colleagues, rev: page.rev });
}
