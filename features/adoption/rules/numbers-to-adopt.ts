import { numberFields, rangeCells } from "../../economy/rules/index.ts";
import type { ReaderSection } from "../../kinds/rules/index.ts";

/** Cells that an adoption takes over: the numbers and their ranges. Comments are the original's own words. */
const TAKEN: ReadonlySet<string> = new Set([...numberFields.map(({ field }) => field), ...rangeCells]);

/** The numbers of an edition's economic evaluation, as its readers get them; empty when it has none. */
export function numbersToAdopt(sections: readonly ReaderSection[]): Record<string, string> {
  const blocks = sections.flatMap((section) => ("blocks" in section ? section.blocks : []));
  const economy = blocks.find((block) => block.kind === "EconomyEvaluation");
  if (economy?.kind !== "EconomyEvaluation") return {};
  return Object.fromEntries(Object.entries(economy.cells).filter(([cell, text]) => TAKEN.has(cell) && text !== ""));
}
