import type { ItemProperties, LiteratureItem } from "../../../../core/contract/schema-item.ts";
import { type LiteratureSectionKey, literatureSections } from "../../../../core/literature/index.ts";

export type SearchSection = {
  readonly key: LiteratureSectionKey;
  readonly title: string;
  readonly help: string;
  readonly items: readonly LiteratureItem[];
};

/** The sections A to E of a literature search block, in their order. */
export const searchesIn = (properties: ItemProperties): readonly SearchSection[] =>
  literatureSections.map((key) => {
    const { title, help } = properties[`section${key}`] ?? { title: key, help: "" };
    return { key, title, help, items: properties[`items${key}`] ?? [] };
  });
