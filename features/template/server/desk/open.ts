import { overlaps } from "../../../../platform/pure/draft/index.ts";
import { ok, type Refusal, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import { disturber, stale } from "../../../../platform/server/draft/index.ts";
import { Unavailable } from "../../../../platform/server/http/unavailable.ts";
import type { Caller, Db, Tx, Work } from "../../../../platform/server/http/work.ts";
import { accountAuthor, assessmentSite, mayAdminister, refusalOf } from "../../../access/rules/index.ts";
import type { BlockKind } from "../../../kinds/rules/index.ts";
import {
  placedBlocks,
  TEMPLATE_SCHEMA_VERSION,
  type Template,
  type TemplatePath,
  TemplateSchema,
  tabKeys,
  withTabKeys,
} from "../../rules/index.ts";
import { templateOf } from "../index.ts";
import * as store from "./store.ts";

type Row = NonNullable<Awaited<ReturnType<typeof store.template>>>;

/** A template with its versions: what is written now, and what new assessments get. */
export type OpenTemplate = {
  readonly row: Row;
  /** The newest first. */
  readonly versions: readonly store.VersionRow[];
  readonly newest: store.VersionRow;
  readonly draft: store.VersionRow | null;
  /** The draft, or without one the newest version. Its tabs have keys. */
  readonly written: Template;
  readonly published: Template;
  /** The kinds of all blocks that a version had, by key. */
  readonly former: ReadonlyMap<string, BlockKind>;
  /** Keys that nothing new gets: those of all blocks and tabs that a version had. */
  readonly taken: ReadonlySet<string>;
};

/** Refuses callers who do not administer the assessment site. */
export const adminOnly = ({ actor }: Pick<Caller, "actor">): Refusal | null =>
  refusalOf(mayAdminister(actor, assessmentSite));

/** The version that new assessments get, as `newestTemplate` of features/template/server finds it. */
export const newestOf = (versions: readonly store.VersionRow[]): store.VersionRow | undefined =>
  versions
    .filter(({ state, schema_version }) => state === "published" && schema_version <= TEMPLATE_SCHEMA_VERSION)
    .toSorted((a, b) => Number(b.published_at) - Number(a.published_at) || b.version - a.version)[0];

const draftOf = (versions: readonly store.VersionRow[]): store.VersionRow | undefined =>
  versions.find(({ state, origin }) => state === "draft" && origin === "edited");

/**
 * The newest version that came with the product and waits, unless one that is published was made from it or from a later one.
 */
export const offerOf = (versions: readonly store.VersionRow[]): store.VersionRow | undefined => {
  const offers = versions.filter(({ state, origin }) => state === "draft" && origin === "shipped");
  const offer = offers.toSorted((a, b) => b.id - a.id)[0];
  const used = versions.some(
    ({ state, origin, id, based_on }) =>
      state !== "draft" && offer !== undefined && (origin === "shipped" ? id : (based_on ?? 0)) >= offer.id,
  );
  return used ? undefined : offer;
};

/** Null for a template that new assessments do not get. Throws `Unavailable` while an instance of a newer version has written the draft. */
export async function read(db: Db | Tx, row: Row): Promise<OpenTemplate | null> {
  const versions = await store.versions(db, row.number);
  const newest = newestOf(versions);
  if (!newest) return null;
  const draft = draftOf(versions) ?? null;
  if (draft && draft.schema_version > TEMPLATE_SCHEMA_VERSION)
    throw new Unavailable(`the draft of template ${row.number} needs a newer instance`);
  const bodyOf = ({ id, body_hash }: store.VersionRow) => templateOf(db, { id, bodyHash: body_hash });
  const former = new Map<string, BlockKind>();
  const formerTabs = new Set<string>();
  for (const version of versions) {
    if (version.state === "draft" || version.schema_version > TEMPLATE_SCHEMA_VERSION) continue;
    const body = await bodyOf(version);
    for (const { block } of placedBlocks(body)) former.set(block.key, block.kind);
    for (const key of tabKeys(body)) formerTabs.add(key);
  }
  const published = await bodyOf(newest);
  // Parsed each time: the process would keep every state of a draft.
  const written = withTabKeys(draft ? TemplateSchema.parse((await store.body(db, draft.id)).body) : published);
  return {
    row,
    versions,
    newest,
    draft,
    written,
    published,
    former,
    taken: new Set([...former.keys(), ...formerTabs]),
  };
}

/**
 * Opens a template for a change. Refuses callers who do not administer the assessment site, a template that is not there, and `Stale` when
 * the same was changed since the caller looked.
 * @param seen the caller's revision, and what is to be changed: empty for all of it. Without it nothing is stale.
 */
export async function openTemplate(
  work: Work,
  number: number,
  seen?: { readonly rev: number; readonly at: TemplatePath },
): Promise<Result<OpenTemplate>> {
  const refusal = adminOnly(work);
  if (refusal) return refuse(refusal);
  const row = await store.lockTemplate(work.tx, number);
  const opened = row && (await read(work.tx, row));
  if (!opened) return refuse({ kind: "NotFound" });
  const disturbing = seen && (await disturber(seenAt(work, opened, seen.rev, seen.at)));
  return disturbing ? refuse(stale(row.rev, null, disturbing)) : ok(opened);
}

/** The revisions and changes of a template, to compare with what the caller saw. @param path empty for all of it */
export const seenAt = ({ tx }: Work, { row }: Pick<OpenTemplate, "row">, seen: number, path: TemplatePath) => ({
  rev: row.rev,
  seen,
  stepsSince: (rev: number) => store.stepsSince(tx, row.number, rev),
  disturbs: (earlier: TemplatePath) => overlaps(earlier, path),
});

/** The writer, in the form that the history uses. */
export const writerOf = ({ actor }: Pick<Caller, "actor">) => accountAuthor(actor);
