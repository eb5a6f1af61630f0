import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Read, Work } from "../../../../platform/server/http/work.ts";
import { accountAuthor } from "../../../access/rules/index.ts";
import { isReserved } from "../../../address/rules/index.ts";
import { appendAudit } from "../../../audit/server/index.ts";
import { oldAddressFrom } from "../../rules/index.ts";
import { writeFollowed } from "../index.ts";
import { deskOnly, openForPlacing } from "./open.ts";
import { tellReaders } from "./publish-page.ts";
import * as redirects from "./redirect-store.ts";
import { addressIn, mapOf } from "./site-pages.ts";
import * as store from "./store.ts";

/** The old addresses that lead to a page: those at which it stood, and those that editors added. */
export async function listOldAddresses(read: Read, id: number): Promise<Result<CallAnswer<"deskOldAddresses">>> {
  const refusal = deskOnly(read);
  if (refusal) return refuse(refusal);
  if (!(await store.pageById(read.db, read.siteId, id))) return refuse({ kind: "NotFound" });
  await writeFollowed(read.db);
  const rows = await redirects.redirectsTo(read.db, id);
  return ok(
    rows.map(({ path, kind, deep, hits, followed }) => ({
      path,
      byHand: kind === "hand",
      deep,
      hits: Number(hits),
      lastFollowed: followed,
    })),
  );
}

/**
 * Adds a redirect from an old address to a page. Refuses a text that is not a path of the site, an address of the product's own screens, the
 * address of a page, published or not, and an address that already redirects. A page published at the address later replaces the redirect.
 */
export async function addAddress(
  work: Work,
  id: number,
  { path: typed, deep }: CallInput<"deskAddAddress">["body"],
): Promise<Result<CallAnswer<"deskAddAddress">>> {
  const opened = await openForPlacing(work, id, "publish");
  if (!opened.ok) return opened;
  const page = opened.value;
  if (page.definition.noAddress) return invalid({ path: "page", kind: "HasNoAddress" });
  const path = oldAddressFrom(typed);
  if (path === null) return invalid({ path: "path", kind: "NoOldAddress" });
  if (isReserved(path) || isReserved(path.slice(0, -1))) return invalid({ path: "path", kind: "AddressOfProduct" });
  const pages = await store.pagesOf(work.tx, work.siteId);
  const map = mapOf(pages);
  if (pages.some(({ number }) => addressIn(map, number) === path))
    return invalid({ path: "path", kind: "PageStandsThere" });
  const led = await redirects.leadsTo(work.tx, work.siteId, path);
  if (led && led.deleted_at === null)
    return invalid({ path: "path", kind: led.content === id ? "LeadsHere" : "LeadsElsewhere" });
  await redirects.putRedirect(work.tx, { siteId: work.siteId, path, content: id, deep });
  await tellReaders(work, page);
  await note(work, id, "old address added");
  return ok({ ok: true, path });
}

/** Takes an address away that an editor added; those at which the page stood stay. */
export async function removeAddress(
  work: Work,
  id: number,
  { path }: CallInput<"deskRemoveAddress">["body"],
): Promise<Result<CallAnswer<"deskRemoveAddress">>> {
  const opened = await openForPlacing(work, id, "publish");
  if (!opened.ok) return opened;
  const known = oldAddressFrom(path);
  if (known === null || !(await redirects.dropRedirect(work.tx, work.siteId, { path: known, content: id })))
    return refuse({ kind: "NotFound" });
  await tellReaders(work, opened.value);
  await note(work, id, "old address removed");
  return ok({ ok: true });
}

const note = ({ tx, actor, at }: Work, content: number, action: "old address added" | "old address removed") =>
  appendAudit(tx, { action, by: accountAuthor(actor), at, detail: { content } });
