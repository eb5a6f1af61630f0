import type { Tx } from "../../../../platform/server/http/work.ts";
import { announce } from "../../../../platform/server/notifications.ts";
import { recordOf } from "../../../content/rules/index.ts";
import { facetAddress, termFacets, wordAddress } from "../../../search/rules/index.ts";
import { type TermRow, type Terms, termsWithin } from "../index.ts";
import * as store from "./store.ts";

type Link = { readonly text: string; readonly link: string };
/** The parts of a search hit that show terms. */
type Shown = {
  readonly unitTitle: string;
  readonly sourceItemName: string;
  readonly statusText: string;
  readonly organizations: readonly string[];
  readonly subjects: readonly Link[];
};

/**
 * Writes again what the search has of a term that got another name or place, or became one with another, in the caller's transaction.
 * @param before the names that it had
 * @param name that it has now
 * @param ids whose documents may change: the term's, and those of what stands under it
 */
export async function searchAgain(
  tx: Tx,
  change: {
    readonly kind: string;
    readonly before: readonly string[];
    readonly name: string;
    readonly ids: readonly number[];
  },
): Promise<void> {
  const terms = await termsWithin(tx);
  const documents = await store.documentsWith(tx, change.before, change.ids);
  for (const { id, result, ...document } of documents) {
    const numbers = Object.fromEntries(
      termFacets.map(({ column, ...facet }) => {
        const kept = named(document[column], terms).filter(({ kind }) => facet.termKinds.includes(kind));
        return [
          column,
          [...new Set(kept.flatMap((row) => (row.parent_id === null ? [row.id] : [row.id, row.parent_id])))],
        ];
      }),
    );
    const shown = withNames(recordOf(result), document, terms, change);
    const source = document.source === null ? null : (terms.find("source", document.source)?.key ?? document.source);
    await store.writeTermDocument(tx, id, { ...numbers, source, result: JSON.stringify(shown) });
  }
  await announce(tx, ["terms", ...[...new Set(documents.map(({ route }) => `search ${route}` as const))]]);
}

const named = (ids: readonly number[], terms: Pick<Terms, "byId">): readonly TermRow[] => [
  ...new Set(ids.flatMap((id) => terms.byId(id) ?? [])),
];

type Numbers = { readonly topics: readonly number[]; readonly method_types: readonly number[] };

function withNames(
  result: Readonly<Record<string, unknown>>,
  { topics, method_types }: Numbers,
  terms: Terms,
  { kind, before, name }: { readonly kind: string; readonly before: readonly string[]; readonly name: string },
) {
  const links = (ids: readonly number[], facet: "Topic" | "MethodType") =>
    named(ids, terms).map((row) => ({ text: row.name, link: facetAddress(facet, row.id) }));
  const { unitTitle, sourceItemName, statusText, organizations, subjects } = result as Shown;
  const now = (of: string, text: string) => (of === kind && before.includes(text) ? name : text);
  return {
    ...result,
    topics: links(topics, "Topic"),
    methodTypes: links(method_types, "MethodType"),
    unitTitle: now("publisher", unitTitle),
    sourceItemName: now("source", sourceItemName),
    statusText: now("notification-status", statusText),
    organizations: [...new Set(organizations.map((text) => now("organization", text)))],
    subjects: subjects.map(({ text, link }) => {
      const is = now("subject", text);
      return is === text ? { text, link } : { text: is, link: wordAddress(is) };
    }),
  };
}
