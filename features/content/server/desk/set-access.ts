import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { ok, type Refusal, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../../platform/server/http/work.ts";
import { mayAdminister, type PageRight, pageRights, refusalOf } from "../../../access/rules/index.ts";
import { type OpenPage, openPage } from "./open.ts";
import { changed, tellReaders } from "./publish-page.ts";
import { knownAccounts, nameFor, setRule } from "./rights-store.ts";
import { holdsFixed } from "./site-pages.ts";
import * as store from "./store.ts";

type Body = CallInput<"deskSetAccess">["body"];

/**
 * Sets the rights to read a page and those under it, to write its draft, and to publish it; applies at once, outside the draft. Refuses callers
 * who do not administer the site, limits on pages that everybody must be able to open, and unknown accounts.
 */
export async function setPageAccess(work: Work, id: number, body: Body): Promise<Result<CallAnswer<"deskSetAccess">>> {
  const refusal = refusalOf(mayAdminister(work.actor, work.siteKey));
  if (refusal) return refuse(refusal);
  const opened = await openPage(work, id, null, body.rev);
  if (!opened.ok) return opened;
  const page = opened.value;
  const unfit = (await setReaders(work, page, body)) ?? (await setRules(work, page, body));
  return unfit ? refuse(unfit) : ok(await changed(work, page, "page access set"));
}

async function setReaders(work: Work, page: OpenPage, { access, readers }: Body): Promise<Refusal | null> {
  if (!access) return null;
  const isForAll = holdsFixed(await store.pagesOf(work.tx, work.siteId), page.row.number);
  if (isForAll && access !== "everyone")
    return { kind: "Invalid", fields: [{ path: "page", kind: "OnlyOneOfItsType" }] };
  const named = access === "chosen" ? readers : [];
  const unfit = await unknownAccount(work, "readers", access === "chosen", named);
  if (unfit) return unfit;
  await store.setAccess(work.tx, page.row.number, access);
  await nameFor(work.tx, page.row.number, "read", named);
  await tellReaders(work, page);
  return null;
}

async function setRules(work: Work, page: OpenPage, body: Body): Promise<Refusal | null> {
  for (const right of pageRights) {
    const rule = body[right];
    const unfit = rule && (await setOneRule(work, page, right, rule));
    if (unfit) return unfit;
  }
  return null;
}

async function setOneRule(
  work: Work,
  page: OpenPage,
  right: PageRight,
  { who, accounts }: NonNullable<Body[PageRight]>,
): Promise<Refusal | null> {
  const named = who === "chosen" ? accounts : [];
  const unfit = await unknownAccount(work, right, who === "chosen", named);
  if (unfit) return unfit;
  await setRule(work.tx, page.row.number, right, who);
  await nameFor(work.tx, page.row.number, right, named);
  return null;
}

async function unknownAccount(
  { tx }: Work,
  path: string,
  mustName: boolean,
  accounts: readonly string[],
): Promise<Refusal | null> {
  if (mustName && accounts.length === 0) return { kind: "Invalid", fields: [{ path, kind: "ChooseSomebody" }] };
  const known = await knownAccounts(tx, accounts);
  return known.length === new Set(accounts.map((each) => each.toLowerCase())).size
    ? null
    : { kind: "Invalid", fields: [{ path, kind: "NoSuchAccount" }] };
}
