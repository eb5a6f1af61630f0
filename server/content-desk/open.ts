import { mayUseDesk } from "../../core/access/index.ts";
import { definitionOf, editedProps, type PageDefinition, type Properties } from "../../core/content/index.ts";
import { ok, type Refusal, type Result, refusalOf, refuse } from "../../core/refusal/index.ts";
import type { Read, Work } from "../platform/http/work.ts";
import * as store from "./store.ts";

/** A page under an editor's hands: its row is locked, and `values` are those of the draft, or of readers where there is none. */
export type OpenPage = {
  readonly row: store.PageRow;
  readonly definition: PageDefinition;
  readonly props: Properties;
  readonly draft: store.VersionRow | null;
  readonly published: store.VersionRow | null;
  readonly values: Readonly<Record<string, unknown>>;
};

export const stale = (
  rev: number,
  value: unknown = null,
  by?: { readonly name: string; readonly at: Date },
): Refusal => ({
  kind: "Stale",
  current: {
    rev,
    value,
    ...(by ? { by: { name: by.name, role: null, contributorId: null, at: by.at.toISOString() } } : {}),
  },
});

/** What an editor writes of a version: name, part of the address, and the properties of its type. */
export const valuesOf = (row: store.PageRow, version: store.VersionRow | null): Readonly<Record<string, unknown>> => ({
  ...version?.properties,
  name: version?.name ?? "",
  urlSegment: version?.url_segment ?? row.url_segment,
});

/**
 * Opens a page for a change. Refuses callers who are not at the desk, a page that is not on this site or is in the trash, and, where the
 * decision needs it, a revision that is not the newest.
 */
export async function openPage(work: Work, number: number, rev?: number): Promise<Result<OpenPage>> {
  const refusal = refusalOf(mayUseDesk(work.actor));
  if (refusal) return refuse(refusal);
  const row = await store.lockPage(work.tx, work.siteId, number);
  const definition = row && definitionOf(row.type);
  if (!row || !definition) return refuse({ kind: "NotFound" });
  if (rev !== undefined && rev !== row.rev) return refuse(stale(row.rev));
  const { draft, published } = await store.workingOf(work.tx, number);
  const values = valuesOf(row, draft ?? published);
  return ok({ row, definition, props: editedProps(definition), draft, published, values });
}

/** Refuses callers who are not at the desk. */
export const deskOnly = (read: Pick<Read, "actor">): Refusal | null => refusalOf(mayUseDesk(read.actor));
