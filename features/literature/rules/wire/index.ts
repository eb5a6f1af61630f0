import type { ItemProperties, LiteratureItem } from "../../../api/index.ts";
import { cellsOfReference, type Reference } from "../../../reference/rules/index.ts";
import {
  figureOf,
  firstFlowOf,
  type LiteratureSectionKey,
  type SelectedSearch,
  type Selection,
  type searchesOfRows,
  updateFlowOf,
} from "../index.ts";

type WireSection = {
  readonly key: LiteratureSectionKey;
  readonly title: string;
  readonly help: string;
  readonly items: readonly LiteratureItem[];
};

/** The keys of the five sections, and the summary that follows from them. */
export const literature = (sections: readonly WireSection[]): ItemProperties => ({
  ...Object.fromEntries(
    sections.flatMap(({ key, title, help, items }) => [
      [`section${key}`, { title, help }],
      [`items${key}`, items],
    ]),
  ),
  overviewData: figureOf(
    sections.map(({ title, items }) => ({
      title,
      searches: items.map(({ numberOfSearchHits, ...search }) => ({ ...search, hits: numberOfSearchHits })),
    })),
  ),
});

/** The selection of studies: nothing where nobody has written any of it. */
export const selectionItem = (
  selection: Selection | null | undefined,
  searches: readonly SelectedSearch[],
  rev?: number,
): Pick<ItemProperties, "selection"> => {
  if (!selection) return {};
  const { update, ...first } = selection;
  const newer = updateFlowOf(searches, selection);
  return {
    selection: {
      identified: firstFlowOf(searches, selection).identified,
      ...first,
      excluded: [...first.excluded],
      ...(update && newer
        ? {
            update: {
              identified: newer.identified,
              ...update,
              previous: newer.before?.previous ?? null,
              excluded: [...update.excluded],
            },
          }
        : {}),
      ...(rev === undefined ? {} : { rev }),
    },
  };
};

/** A search of a working copy. @param owner the number of its block */
export const literatureItem = (
  owner: number,
  section: LiteratureSectionKey,
  { id, hits, ...search }: ReturnType<typeof searchesOfRows>[number],
): LiteratureItem => ({ id, ownerId: owner, section, ...search, numberOfSearchHits: hits });

/** The references of a block: nothing where there is none. features/reference/README.md */
export const referenceItems = (
  owner: number,
  references: readonly { readonly id: number; readonly rev?: number; readonly reference: Reference }[],
): Pick<ItemProperties, "references"> =>
  references.length === 0
    ? {}
    : {
        references: references.map(({ reference, ...known }) => ({
          ...known,
          ownerId: owner,
          ...cellsOfReference(reference),
        })),
      };
