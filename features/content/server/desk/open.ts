import { ok, type Refusal, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import { stale } from "../../../../platform/server/draft/index.ts";
import type { Read, Work } from "../../../../platform/server/http/work.ts";
import { mayUseDesk, mayWithPage, type PageRight, refusalOf, ruleFor } from "../../../access/rules/index.ts";
import { contentForm, definitionOf, editedProps, type PageDefinition, type Properties } from "../../rules/index.ts";
import { branchesOf, publishedAmong } from "./rights-store.ts";
import * as store from "./store.ts";

/** A page under an editor's hands: its row is locked, and `values` are those of the draft, else of the planned version, else of readers. */
export type OpenPage = {
  readonly row: store.PageRow;
  readonly definition: PageDefinition;
  readonly props: Properties;
  readonly draft: store.VersionRow | null;
  /** Waits for its time. */
  readonly planned: store.VersionRow | null;
  readonly published: store.VersionRow | null;
  readonly values: Readonly<Record<string, unknown>>;
};

/** Where and when something is done, without who asks for it: a plan is carried out for nobody who is there. */
export type Place = Pick<Work, "tx" | "siteId" | "at">;

/** The values of a version that an editor writes: name, part of the address, and the properties of its type. */
export const valuesOf = (row: store.PageRow, version: store.VersionRow | null): Readonly<Record<string, unknown>> => ({
  ...version?.properties,
  name: version?.name ?? "",
  urlSegment: version?.url_segment ?? row.url_segment,
  language: contentForm(version?.language),
});

/**
 * Opens a page for a change. Refuses callers who are not at the desk or lack the right to the page, a page that is not on this site or is in
 * the trash, and, where the decision needs it, a revision that is not the newest.
 * @param right null where the page is only looked at, or the caller asks for the right
 */
export async function openPage(
  work: Work,
  number: number,
  right: PageRight | null,
  rev?: number,
): Promise<Result<OpenPage>> {
  const refusal = deskOnly(work);
  if (refusal) return refuse(refusal);
  const page = await lockedPage(work, number);
  if (!page) return refuse({ kind: "NotFound" });
  const notTheirs = right && (await rightRefusal(work, [number], right));
  if (notTheirs) return refuse(notTheirs);
  if (rev !== undefined && rev !== page.row.rev) return refuse(stale(page.row.rev));
  return ok(page);
}

/** The same for a change that may give the page another address, or another page one below it. */
export async function openForPlacing(...asked: Parameters<typeof openPage>): Promise<Result<OpenPage>> {
  const [work] = asked;
  const refusal = deskOnly(work);
  if (refusal) return refuse(refusal);
  await store.lockAddresses(work.tx, work.siteId);
  return openPage(...asked);
}

/** A page of a site, locked, for whoever asks; null when there is none, or it is in the trash. */
export async function lockedPage({ tx, siteId }: Place, number: number): Promise<OpenPage | null> {
  const row = await store.lockPage(tx, siteId, number);
  const definition = row && definitionOf(row.type);
  if (!row || !definition) return null;
  const { draft, planned, published } = await store.workingOf(tx, number);
  const values = valuesOf(row, draft ?? planned ?? published);
  return { row, definition, props: editedProps(definition), draft, planned, published, values };
}

/** Refuses callers who are not at the desk of this site. */
export const deskOnly = (read: Pick<Read, "actor" | "siteKey">): Refusal | null =>
  refusalOf(mayUseDesk(read.actor, read.siteKey));

/** The refusal for a caller who may not take all of these pages away or put them elsewhere: what readers have takes the right to publish. */
export async function takingRefusal(
  work: Pick<Work, "actor" | "siteKey" | "tx">,
  numbers: readonly number[],
): Promise<Refusal | null> {
  const published = await publishedAmong(work.tx, numbers);
  const drafts = numbers.filter((number) => !published.includes(number));
  return (await rightRefusal(work, published, "publish")) ?? rightRefusal(work, drafts, "edit");
}

/** The refusal for a caller who may not put these pages under another: those that readers have are published there. */
export async function replacingRefusal(
  work: Pick<Work, "actor" | "siteKey" | "tx">,
  numbers: readonly number[],
  parent: number,
): Promise<Refusal | null> {
  const isPublished = (await publishedAmong(work.tx, numbers)).length > 0;
  return (
    (await takingRefusal(work, numbers)) ??
    (await rightRefusal(work, [parent], "edit")) ??
    (isPublished ? rightRefusal(work, [parent], "publish") : null)
  );
}

/** The refusal for a caller who lacks a right to one of these pages, or null. */
export async function rightRefusal(
  { actor, siteKey, tx }: Pick<Work, "actor" | "siteKey" | "tx">,
  numbers: readonly number[],
  right: PageRight,
): Promise<Refusal | null> {
  const branches = await branchesOf(tx, numbers);
  for (const number of numbers) {
    const refusal = refusalOf(mayWithPage(actor, right, ruleFor(branches.get(number) ?? [], right).rule, siteKey));
    if (refusal) return refusal;
  }
  return null;
}
