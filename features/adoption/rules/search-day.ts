import { isoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { AuthorSection, ReaderSection } from "../../kinds/rules/index.ts";
import { newestSearchDay } from "../../literature/rules/index.ts";

/** The question about research that is newer than the original's search. `content/templates/adoption.ts` */
const NEW_RESEARCH = "ny-forskning";

/** The day of an edition's newest search; null without one. Editions from other systems may hold a day as it was typed. */
export function searchedOn(sections: readonly ReaderSection[]): string | null {
  const blocks = sections.flatMap((section) => section.blocks);
  const day = newestSearchDay(blocks.flatMap((block) => (block.kind === "LiteratureSearch" ? [block] : [])));
  return isoDay(day ?? "");
}

/**
 * The form of an adoption with a sentence about the original's search below the question about newer research. A title is the same for all
 * assessments of a template, so the day stands in the description.
 */
export const withSearchDay = (sections: readonly AuthorSection[], said: string): AuthorSection[] =>
  sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.key === NEW_RESEARCH
        ? { ...block, description: [block.description, said].filter((text) => text !== "").join(" ") }
        : block,
    ),
  }));
