import { anonymous, mayUseDesk } from "../../core/access/index.ts";
import {
  type Finding,
  isReadable,
  isReadableBlock,
  type PageTree,
  type Reference,
  resolveContent,
  standsThere,
} from "../../core/content/index.ts";
import type { BrokenLink } from "../../core/contract/content-desk.ts";
import type { CallAnswer } from "../../core/contract/index.ts";
import { isTold } from "../../core/link-check/index.ts";
import { ok, type Result, refusalOf, refuse } from "../../core/refusal/index.ts";
import type { Trees } from "../content/index.ts";
import type { Read } from "../platform/http/work.ts";
import * as store from "./store.ts";

type Row = Awaited<ReturnType<typeof store.linksOf>>[number];
type Link = Pick<Row, "kind" | "target" | "file" | "outcome" | "why" | "failed_since">;

/** The most that one answer lists. */
const MOST_LISTED = 500;

/** Places of the product that are no pages of the tree. */
const OWN_PLACES =
  /^\/(?:(?:filer|assets|api|login|varsel|min-side|rediger|redaksjon|dokument|regneark)(?=[/?#]|$)|(?:feed|treff|sitemap|opensearch|robots)\.)/;

/** The links of a site's published pages and shared blocks that do not lead where a reader can come, by the pages they stand on. */
export async function listBrokenLinks(trees: Trees, read: Read): Promise<Result<CallAnswer<"deskBrokenLinks">>> {
  const refusal = refusalOf(mayUseDesk(read.actor, read.siteKey));
  if (refusal) return refuse(refusal);
  const { links, rows } = await brokenLinksOf(trees, read);
  const checked = rows.flatMap(({ checked_at }) => checked_at ?? []);
  const newest = checked.reduce<Date | null>((last, each) => (last && last > each ? last : each), null);
  return ok({ links: links.slice(0, MOST_LISTED), checked: newest?.toISOString() ?? null });
}

/** Every link of a site that does not work, with all that were looked at. The caller is asked for rights elsewhere. */
export async function brokenLinksOf(trees: Trees, read: Pick<Read, "db" | "siteId" | "at">) {
  const tree = await trees.of(read.siteId);
  const rows = await store.linksOf(read.db, read.siteId);
  const at = read.at.getTime();
  const links = rows.flatMap((row): BrokenLink[] => {
    const why = whyBroken(tree, row, at);
    if (why === null) return [];
    const { number: page, type, name, path, target } = row;
    const since = row.failed_since?.toISOString() ?? null;
    return [{ page, type, name, path, target, why, status: row.status, since }];
  });
  return { links, rows };
}

/**
 * The links of a page's draft that readers could not follow: to a page that they do not have, or to an address that did not answer when it was
 * asked for last. Files of the library and shared blocks are looked at by themselves.
 */
export async function draftLinkFindings(
  trees: Trees,
  { db, siteId, at }: Pick<Read, "db" | "siteId" | "at">,
  { id, refs }: { readonly id: number; readonly refs: readonly Reference[] },
): Promise<readonly Finding[]> {
  const isToPage = (ref: Reference) => ref.kind === "content" && ref.target !== String(id) && !standsThere(ref);
  const links = refs.filter((ref) => isToPage(ref) || ref.kind === "address");
  if (links.length === 0) return [];
  const [tree, checks] = await Promise.all([trees.of(siteId), store.checksOf(db, links)]);
  const known = new Map(checks.map((check) => [check.address, check]));
  return links.flatMap(({ path, kind, target }): Finding[] => {
    const { outcome = null, why = null, failed_since = null } = known.get(target) ?? {};
    const broken = whyBroken(tree, { kind, target, file: null, outcome, why, failed_since }, at.getTime());
    return broken === null
      ? []
      : [{ path, kind: broken === "no-page" ? "LinkToNoPage" : "LinkDoesNotWork", stops: false }];
  });
}

function whyBroken(tree: PageTree, row: Link, at: number): BrokenLink["why"] | null {
  switch (row.kind) {
    case "media":
      return row.file === null ? "no-file" : null;
    case "content":
      return isThere(tree, Number(row.target), at) ? null : "no-page";
    case "address":
      return /^https?:/i.test(row.target) ? whyOutside(row, at) : whyInside(tree, row.target, at);
    default:
      return null;
  }
}

function isThere(tree: PageTree, number: number, at: number): boolean {
  const page = tree.pages.get(number);
  if (page) return isReadable(tree, page, anonymous, at);
  const block = tree.blocks.get(number);
  return block !== undefined && isReadableBlock(tree, block, anonymous, at);
}

/** A page that asks readers to sign in is there. */
function whyInside(tree: PageTree, address: string, at: number): BrokenLink["why"] | null {
  if (!address.startsWith("/") || OWN_PLACES.test(address)) return null;
  const found = resolveContent(tree, { by: "path", path: address, matchExact: true }, anonymous, at);
  return found.kind === "NotFound" ? "no-page" : null;
}

function whyOutside({ outcome, why, failed_since }: Link, at: number): BrokenLink["why"] | null {
  if (!outcome || !isTold(outcome, failed_since?.getTime() ?? null, at)) return null;
  switch (why) {
    case "no-host":
    case "redirects":
    case "not-asked":
      return why;
    case "status":
      return outcome === "gone" ? "gone" : "fault";
    default:
      return "no-answer";
  }
}
