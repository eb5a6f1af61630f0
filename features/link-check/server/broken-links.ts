import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { type Actor, anonymous, mayUseDesk, type Readership, readersOf, refusalOf } from "../../access/rules/index.ts";
import type { BrokenLink } from "../../content/calls-desk.ts";
import {
  branchOf,
  type Finding,
  isReadable,
  isReadableBlock,
  type PageTree,
  type Reference,
  resolveContent,
  standsThere,
} from "../../content/rules/index.ts";
import type { Trees } from "../../content/server/index.ts";
import { isTold } from "../rules/index.ts";
import * as store from "./store.ts";

type Row = Awaited<ReturnType<typeof store.linksOf>>[number];
type Link = Pick<Row, "kind" | "target" | "file" | "outcome" | "why" | "failed_since">;

/** The most that one answer lists. */
const MOST_LISTED = 500;

/** Paths of the product outside the page tree. */
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
    const why = whyBroken(tree, row, whoReads(tree, row.number), at);
    if (why === null) return [];
    const { number: page, type, name, path, target } = row;
    const since = row.failed_since?.toISOString() ?? null;
    return [{ page, type, name, path, target, why, status: row.status, since }];
  });
  return { links, rows };
}

/** The page whose draft it is, with what it leads to, and the accounts that may read it where it is for some that were named. */
type DraftOf = {
  readonly row: { readonly number: number; readonly parent: number | null; readonly access: Readership["access"] };
  readonly readers: readonly { readonly account: string }[];
  readonly refs: readonly Reference[];
};

/** With the links that are meant, each once: a page's number, or an address. */
type LinkFinding = Finding & { readonly links: string[] };

/**
 * The broken links of a page's draft, one for each field and fault. A link is broken when its readers may not open the page, when the address
 * was gone at the last check, or when it has failed for two days (an error, no answer, or too many redirects). An address that the server may
 * not request (a closed network) is not reported. Files of the library and shared blocks are checked separately.
 */
export async function draftLinkFindings(
  trees: Trees,
  { db, siteId, at }: Pick<Read, "db" | "siteId" | "at">,
  { row, readers, refs }: DraftOf,
): Promise<readonly LinkFinding[]> {
  const isToPage = (ref: Reference) => ref.kind === "content" && ref.target !== String(row.number) && !standsThere(ref);
  const links = refs.filter((ref) => isToPage(ref) || ref.kind === "address");
  if (links.length === 0) return [];
  const [tree, checks] = await Promise.all([trees.of(siteId), store.checksOf(db, links)]);
  const known = new Map(checks.map((check) => [check.address, check]));
  const own = { access: row.access, readers: readers.map(({ account }) => account) };
  const above = row.parent === null ? undefined : tree.pages.get(row.parent);
  const whose = readersOf([own, ...((above && branchOf(tree, above)) ?? [])], tree.site);
  const found = links.flatMap(({ path, kind, target }): LinkFinding[] => {
    const { outcome = null, why = null, failed_since = null } = known.get(target) ?? {};
    const broken = whyBroken(tree, { kind, target, file: null, outcome, why, failed_since }, whose, at.getTime());
    if (broken === null || broken === "not-asked") return [];
    return [{ path, kind: broken === "no-page" ? "LinkToNoPage" : "LinkDoesNotWork", stops: false, links: [target] }];
  });
  const groups = Map.groupBy(found, ({ path, kind }) => [...path, kind].join("/"));
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, links: [...new Set([...first.links, ...others.flatMap((each) => each.links)])] }] : [],
  );
}

/** Callers who stand for the readers of a published page or shared block. */
function whoReads(tree: PageTree, number: number): readonly Actor[] {
  const page = tree.pages.get(number);
  const block = tree.blocks.get(number);
  return readersOf((page ? branchOf(tree, page) : block && [block]) ?? [], tree.site);
}

function whyBroken(tree: PageTree, row: Link, readers: readonly Actor[], at: number): BrokenLink["why"] | null {
  switch (row.kind) {
    case "media":
      return row.file === null ? "no-file" : null;
    case "content":
      return readers.every((reader) => isThere(tree, Number(row.target), reader, at)) ? null : "no-page";
    case "address":
      return /^https?:/i.test(row.target) ? whyOutside(row, at) : whyInside(tree, row.target, at);
    default:
      return null;
  }
}

function isThere(tree: PageTree, number: number, reader: Actor, at: number): boolean {
  const page = tree.pages.get(number);
  if (page) return isReadable(tree, page, reader, at);
  const block = tree.blocks.get(number);
  return block !== undefined && isReadableBlock(tree, block, reader, at);
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
