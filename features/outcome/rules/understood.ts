import { shownNumber } from "../../../platform/pure/norwegian-number/index.ts";
import { baselineColumn } from "./cell-label.ts";
import { baselines, type OutcomeCells } from "./columns.ts";
import { effectsOf, kindOf } from "./effects.ts";
import { readShare } from "./share.ts";

/** How the number in a baseline is read, for the author who writes it; null where there is nothing to say. */
export type Understood =
  | { readonly kind: "Risk"; readonly count: string; readonly per: string }
  | { readonly kind: "NotANumber" | "BelowZero" | "AbovePer" | "BaselineIsZero" | "Capped" };

const PER = 1000;

/** @param column the cell that is written in; null for all but the values of baselines of events */
export function understoodBaseline(cells: OutcomeCells, column: string): Understood | null {
  const found = baselineColumn(column);
  const n = baselines.find((each) => each === found?.group);
  if (n === undefined || found?.part !== "value" || kindOf(cells) !== "event") return null;
  const share = readShare(cells[`baseline.${n}.value`], cells[`baseline.${n}.per`]);
  if (share.kind === "Empty") return null;
  if (share.kind !== "Risk") return { kind: share.kind };
  const effects = effectsOf(cells);
  const effect = effects.kind === "Effect" ? effects.baselines.find((each) => each.n === n) : undefined;
  if (effect?.kind === "BaselineIsZero") return { kind: "BaselineIsZero" };
  if (effect?.shown?.capped) return { kind: "Capped" };
  const count = share.risk * PER;
  return { kind: "Risk", count: shownNumber(count, Number.isInteger(count) ? 0 : 2), per: shownNumber(PER) };
}
