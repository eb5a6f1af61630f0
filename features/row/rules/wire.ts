import { wireOfColumn } from "../../evidence/rules/index.ts";
import type { RowKindName } from "./row-kinds.ts";

/** A column's name in the calls about a kind of row: those of studies are the specification's, the others are ours. */
export const wireOf = (kind: RowKindName, column: string): string =>
  kind === "evidence" ? wireOfColumn(column) : column;
