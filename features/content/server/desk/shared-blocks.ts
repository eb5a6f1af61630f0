import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { invalid, ok, type Refusal, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import { plainLine } from "../../../../platform/pure/text/index.ts";
import type { Db, Tx, Work } from "../../../../platform/server/http/work.ts";
import { accountAuthor, type ContentAccess, contentAccesses } from "../../../access/rules/index.ts";
import { appendAudit } from "../../../audit/server/index.ts";
import {
  contentForm,
  type Finding,
  listOf,
  type PageType,
  parts,
  placeOf,
  type Reference,
  recordOf,
  sharedBlockTypes,
  sharedIn,
  standsThere,
  stringOf,
} from "../../rules/index.ts";
import { writeDraft } from "./change.ts";
import { lockedPage, type OpenPage, openForPlacing, type Place, rightRefusal } from "./open.ts";
import { copyReaders } from "./rights-store.ts";
import * as sharedStore from "./shared-store.ts";
import { branchIn, mapOf, type SitePage } from "./site-pages.ts";
import * as store from "./store.ts";
import { freeSegment, lastUnder } from "./tree.ts";

const numbersIn = (refs: readonly Reference[]): readonly number[] => [
  ...new Set(refs.flatMap(({ kind, target }) => (kind === "content" ? Number(target) : []))),
];

/** The shared blocks among what these references lead to. */
async function blocksNamed(db: Db | Tx, siteId: number, refs: readonly Reference[]) {
  const numbers = numbersIn(refs);
  if (numbers.length === 0) return new Map<string, never>();
  const rows = await sharedStore.contentOfTypes(db, siteId, numbers, sharedBlockTypes);
  return new Map(rows.map((row) => [String(row.number), row]));
}

/**
 * Findings about the shared blocks of a page with these references. A deleted block prevents publication. A block that is not published any more,
 * or has a draft newer than its published version, gives a warning.
 */
export async function sharedBlockFindings(
  db: Db | Tx,
  siteId: number,
  refs: readonly Reference[],
): Promise<readonly Finding[]> {
  const blocks = await blocksNamed(db, siteId, refs);
  return refs.flatMap(({ kind, target, path }): Finding[] => {
    const block = kind === "content" ? blocks.get(target) : undefined;
    if (!block) return [];
    if (block.deleted_at) return [{ path, kind: "BlockGone", stops: true }];
    if (!block.published && block.wasShown) return [{ path, kind: "BlockNotShown", stops: false }];
    return block.published && block.draft ? [{ path, kind: "BlockHasDraft", stops: false }] : [];
  });
}

/**
 * The shared blocks of a page that readers never had, each locked. They are published with the page. One that was taken from readers, or has
 * a time of its own, is not: somebody decided that.
 */
export async function newBlocksOf(
  place: Place,
  refs: readonly Reference[],
): Promise<readonly { readonly path: readonly string[]; readonly block: OpenPage }[]> {
  const blocks = await blocksNamed(place.tx, place.siteId, refs);
  const found: { readonly path: readonly string[]; readonly block: OpenPage }[] = [];
  const seen = new Set<string>();
  for (const { kind, target, path } of refs) {
    const row = standsThere({ kind, path }) ? blocks.get(target) : undefined;
    if (!row || row.published || row.wasShown || row.deleted_at || !row.draft || seen.has(target)) continue;
    seen.add(target);
    const block = await lockedPage(place, row.number);
    if (block) found.push({ path, block });
  }
  return found;
}

/** The refusal for a caller who may not publish one of the new shared blocks that are published with a page, or null. */
export async function newBlocksRefusal(
  work: Work,
  { definition, values }: OpenPage,
  seen = new Set<number>(),
): Promise<Refusal | null> {
  for (const { block } of await newBlocksOf(work, parts.refs(definition.props, values))) {
    const { number } = block.row;
    if (seen.has(number)) continue;
    seen.add(number);
    const refusal = (await rightRefusal(work, [number], "publish")) ?? (await newBlocksRefusal(work, block, seen));
    if (refusal) return refusal;
  }
  return null;
}

/** Whether every shared block that an area names is a living one of the site, of the type that stands there. */
export async function namesLivingBlocks({ tx, siteId }: Place, area: unknown): Promise<boolean> {
  const named = listOf(area).filter((block) => sharedIn(block) !== null);
  const numbers = named.map((block) => sharedIn(block) ?? 0);
  if (new Set(numbers).size < numbers.length) return false;
  if (numbers.length === 0) return true;
  const rows = await sharedStore.contentOfTypes(tx, siteId, numbers, sharedBlockTypes);
  const typeOf = new Map(rows.flatMap((row) => (row.deleted_at ? [] : [[row.number, row.type] as const])));
  return named.every((block) => typeOf.get(sharedIn(block) ?? 0) === recordOf(block).type);
}

type Convert = CallInput<"deskConvertBlock">["body"];

/**
 * Makes a block of a page a shared one, which is a draft until the page or the block itself is published; or makes a shared block that stands on
 * the page the page's own, with what its draft holds. Undoing puts the block back as it was.
 */
export async function convertBlock(
  work: Work,
  id: number,
  { rev, path, to, name }: Convert,
): Promise<Result<CallAnswer<"deskConvertBlock">>> {
  const opened = await openForPlacing(work, id, "edit", rev);
  if (!opened.ok) return opened;
  const page = opened.value;
  const area = path.slice(0, -1);
  const place = placeOf(page.props, page.values, area);
  const blocks = listOf(place?.value).map(recordOf);
  const block = blocks.find((each) => each.id === path.at(-1));
  if (place?.property.kind !== "area" || !block) return refuse({ kind: "NotFound" });
  const isKnown = place.property.allow.some(({ type }) => type === block.type);
  if (!isKnown || (sharedIn(block) === null) !== (to === "shared")) return refuse({ kind: "NotFound" });
  const { type, id: at, width = "full" } = block;
  const made =
    to === "shared" ? await shareBlock(work, page, block, name) : await heldByShared(work, sharedIn(block) ?? 0);
  if (!made.ok) return made;
  const next = { ...made.value.holds, type, id: at, width };
  const values = place.put(blocks.map((each) => (each === block ? next : each)));
  const written = await writeDraft(work, page, { values, path: area, before: place.value });
  return ok({ ok: true, rev: written, block: made.value.number });
}

/** The strictest access of these pages. When two or more of them name their readers, only the desk, because the lists may differ. */
function strictestIn(branch: readonly SitePage[]): {
  readonly access: ContentAccess;
  readonly readersOf: number | null;
} {
  const chosen = branch.filter((page) => page.access === "chosen");
  const access = contentAccesses.findLast((each) => branch.some((page) => page.access === each)) ?? "everyone";
  if (access !== "chosen") return { access, readersOf: null };
  return chosen.length === 1
    ? { access, readersOf: chosen[0]?.number ?? null }
    : { access: "editors", readersOf: null };
}

type Converted = Result<{ readonly number: number; readonly holds: Readonly<Record<string, unknown>> }>;

/** Makes a shared block, as a draft, of what a block of a page holds. It is for those who may read the page, and nobody else. */
async function shareBlock(
  work: Work,
  { row, values }: OpenPage,
  block: Readonly<Record<string, unknown>>,
  given: string,
): Promise<Converted> {
  const { tx, siteId, at } = work;
  const { type, id: _, width: __, ...properties } = block;
  const name = plainLine(given);
  if (name === "") return invalid({ path: "name", kind: "NameRequired" });
  const pages = await store.pagesOf(tx, siteId);
  const folder = pages.find((page) => page.type === ("SharedBlockFolder" satisfies PageType));
  if (!folder) return refuse({ kind: "NotFound" });
  const notTheirs = await rightRefusal(work, [folder.number], "edit");
  if (notTheirs) return refuse(notTheirs);
  const urlSegment = freeSegment(pages, folder.number, name);
  const sortOrder = lastUnder(pages, folder.number) + 1;
  const { number } = await store.insertPage(tx, {
    ...{ siteId, parent: folder.number, type: stringOf(type), urlSegment, sortOrder },
  });
  const { access, readersOf } = strictestIn(branchIn(mapOf(pages), row.number));
  await store.setAccess(tx, number, access);
  if (readersOf !== null) await copyReaders(tx, readersOf, number);
  const by = accountAuthor(work.actor);
  const language = contentForm(values.language);
  await store.insertDraft(tx, { content: number, name, language, urlSegment, properties, basedOn: null, by, at });
  await appendAudit(tx, { action: "page made", by, at, detail: { content: number } });
  return ok({ number, holds: { ref: number } });
}

/** The values of a shared block: of its draft, else of the planned version, else of the published one. */
async function heldByShared({ tx, siteId }: Work, number: number): Promise<Converted> {
  const row = await store.pageById(tx, siteId, number);
  const { draft, planned, published } = await store.workingOf(tx, number);
  const version = draft ?? planned ?? published;
  if (!row || !version) return refuse({ kind: "NotFound" });
  return ok({ number, holds: { ...recordOf(version.properties) } });
}
