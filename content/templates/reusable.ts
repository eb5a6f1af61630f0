import type { Template } from "../../features/template/rules/index.ts";

/**
 * Blocks whose answers are the same wherever the method is assessed: the method, the patients, the question and the search. Results, figures
 * and local conditions are never copied.
 */
const REUSABLE: ReadonlySet<string> = new Set([
  "metoden-beskrivelse",
  "tiltaket-beskrivelse",
  "metodetype",
  "fagomrader",
  "ce-status",
  "ce-detaljer",
  "er-velferdsteknologi",
  "velferdsteknologi",
  "indikasjon",
  "pasientgruppe",
  "malgruppe",
  "pico",
  "utfall",
  "litteratursok",
  "utvalgskriterier",
]);

/** The template with the blocks marked that whoever starts from a published assessment gets. */
export const withReusable = (template: Template): Template => ({
  ...template,
  sections: template.sections.map((tab) =>
    tab.map((section) =>
      "blocks" in section
        ? {
            ...section,
            blocks: section.blocks.map((block) => (REUSABLE.has(block.key) ? { ...block, reusable: true } : block)),
          }
        : section,
    ),
  ),
});
