import type { AuthorBlock, AuthorSection } from "../../kinds/rules/index.ts";

/** The studies that the evidence tables of a form describe. */
export type StudiesInTables = {
  readonly count: number;
  /** The first table: its tab's index, its section's contentGuid and its own. */
  readonly place: { readonly tab: number; readonly section: string; readonly block: string };
};

/**
 * How many studies the evidence tables that show describe, or null where none shows. Rows with the same reference are of one study: a
 * row may be duplicated for another outcome.
 */
export function studiesInTables(sections: readonly AuthorSection[]): StudiesInTables | null {
  const tables = sections.flatMap(({ hiddenByRule, fieldGroup: tab, contentGuid: section, blocks }) =>
    hiddenByRule
      ? []
      : blocks
          .filter((block): block is AuthorBlock<"EvidenceTable"> => block.kind === "EvidenceTable")
          .filter((block) => !block.hiddenByRule)
          .map(({ contentGuid: block, rows }) => ({ place: { tab, section, block }, rows })),
  );
  const [first] = tables;
  if (!first) return null;
  const rows = tables.flatMap((table) => table.rows);
  const named = rows.map(({ id, cells }) => folded(cells.reference ?? "") || `row ${id}`);
  return { count: new Set(named).size, place: first.place };
}

const folded = (reference: string): string => reference.trim().replace(/\s+/g, " ").toLowerCase();
