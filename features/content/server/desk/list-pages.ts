import type { CallAnswer } from "../../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../../platform/server/http/work.ts";
import { definitionOf, sharedBlockTypes } from "../../rules/index.ts";
import * as store from "./list-store.ts";
import { deskOnly } from "./open.ts";
import { usesOfBlocks } from "./shared-store.ts";
import { pageById } from "./store.ts";

type Nodes = CallAnswer<"deskPages">;
type Row = Awaited<ReturnType<typeof store.treeOf>>[number];

const ofBlocks: ReadonlySet<string> = new Set(sharedBlockTypes);

/** The tree of the site with drafts, each page after the one above it and in the editors' order. */
export async function listPages(read: Read): Promise<Result<Nodes>> {
  const refusal = deskOnly(read);
  if (refusal) return refuse(refusal);
  const [rows, uses] = await Promise.all([
    store.treeOf(read.db, read.siteId),
    usesOfBlocks(read.db, read.siteId, sharedBlockTypes),
  ]);
  const pagesWith = new Map(uses.map((use) => [use.number, Number(use.pages)]));
  const below = Map.groupBy(rows, ({ parent }) => parent);
  const nodes: Nodes = [];
  const add = (row: Row, url: string): void => {
    nodes.push(nodeOf(row, url, pagesWith.get(row.number)));
    for (const each of below.get(row.number) ?? []) add(each, `${url}${each.url_segment}/`);
  };
  for (const root of below.get(null) ?? []) add(root, "/");
  return ok(nodes);
}

function nodeOf(row: Row, url: string, uses: number | undefined): Nodes[number] {
  const node: Nodes[number] = {
    id: row.number,
    parent: row.parent,
    type: row.type,
    name: row.name,
    url,
    state: row.state,
    access: row.access,
  };
  if (row.planned_at) node.planned = row.planned_at.toISOString();
  if (row.stop_publish) node.ends = row.stop_publish.toISOString();
  if (row.review_by) node.reviewBy = row.review_by;
  if (ofBlocks.has(row.type)) node.uses = uses ?? 0;
  return node;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Pages and shared blocks of the site by words of their names and of what is written on them. */
export async function findPages(
  read: Read,
  { q }: { readonly q: string },
): Promise<Result<CallAnswer<"deskFindPages">>> {
  const refusal = deskOnly(read);
  if (refusal) return refuse(refusal);
  const asked = q.trim();
  const words = asked.match(WORD) ?? [];
  if (words.length === 0) return ok({ count: 0, pages: [] });
  const rows = await store.findPages(read.db, read.siteId, { q: asked, words });
  const addresses = await store.addressesOf(
    read.db,
    rows.map(({ number }) => number),
  );
  const pages = rows.map(({ number, type, name, state }) => {
    const url = definitionOf(type)?.noAddress ? "" : (addresses.get(number) ?? "");
    return { id: number, type, name, url, state };
  });
  return ok({ count: rows[0]?.count ?? 0, pages });
}

/** The published pages that lead to a page. */
export async function getLinksTo(read: Read, id: number): Promise<Result<CallAnswer<"deskLinksTo">>> {
  const refusal = deskOnly(read);
  if (refusal) return refuse(refusal);
  if (!(await pageById(read.db, read.siteId, id))) return refuse({ kind: "NotFound" });
  const address = (await store.addressesOf(read.db, [id])).get(id) ?? "";
  const rows = await store.linksTo(read.db, read.siteId, id, address);
  return ok(rows.map(({ number, name, path }) => ({ id: number, name, path })));
}
