import { maySetAccess } from "../../core/access/index.ts";
import type { CallAnswer, CallInput } from "../../core/contract/index.ts";
import { invalid, ok, type Result, refusalOf, refuse } from "../../core/refusal/index.ts";
import type { Work } from "../platform/http/work.ts";
import { openPage } from "./open.ts";
import { changed, tellReaders } from "./publish-page.ts";
import { holdsFixed } from "./site-pages.ts";
import * as store from "./store.ts";

/**
 * Says who may read a page and those under it; it holds at once, drafts or not. Refuses callers who are no administrators, and pages that
 * everybody must be able to open. docs/spec/content.md, Who may read
 */
export async function setPageAccess(
  work: Work,
  id: number,
  { rev, access }: CallInput<"deskSetAccess">["body"],
): Promise<Result<CallAnswer<"deskSetAccess">>> {
  const refusal = refusalOf(maySetAccess(work.actor));
  if (refusal) return refuse(refusal);
  const opened = await openPage(work, id, rev);
  if (!opened.ok) return opened;
  const page = opened.value;
  if (holdsFixed(await store.pagesOf(work.tx, work.siteId), id))
    return invalid({ path: "page", kind: "OnlyOneOfItsType" });
  await store.setAccess(work.tx, id, access);
  await tellReaders(work, page);
  return ok(await changed(work, page, "page access set"));
}
