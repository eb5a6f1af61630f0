import type { OptionGroup } from "../../core/contract/index.ts";
import type { choices } from "./store.ts";
import type { Choices } from "./trees.ts";

type Row = Awaited<ReturnType<typeof choices>>[number];

/** Rows in the order they are shown, gathered under their groups. A value is the term's key: it never changes. */
export const groupChoices = (rows: readonly Row[]): Choices => ({
  organizations: grouped(rows.filter((row) => row.kind === "organization")),
  municipalities: grouped(rows.filter((row) => row.kind === "municipality")),
});

function grouped(rows: readonly Row[]): OptionGroup[] {
  const groups = new Map<string, OptionGroup>();
  for (const row of rows) {
    const option = { value: row.key, text: row.name };
    if (row.parent_key === null || row.parent_name === null) {
      groups.set(row.key, { ...option, subItems: [] });
      continue;
    }
    const group = groups.get(row.parent_key) ?? { value: row.parent_key, text: row.parent_name, subItems: [] };
    group.subItems.push(option);
    groups.set(row.parent_key, group);
  }
  return [...groups.values()];
}
