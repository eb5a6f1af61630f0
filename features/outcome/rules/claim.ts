import { clean, numberOf } from "../../../platform/pure/norwegian-number/index.ts";
import type { Certainty, OutcomeCells, Size } from "./columns.ts";
import { type EffectFault, type Effects, effectsOf, kindOf } from "./effects.ts";
import { certaintyOf } from "./trust.ts";

export type SaidTrust = Exclude<Certainty, "very-low">;
export type SaidSize = Exclude<Size, "trivial">;

/** The statement of a row about its outcome, before it is put into words. */
export type Claim =
  | { readonly kind: "NoStudies" }
  | { readonly kind: "Unsure" }
  | { readonly kind: "Same"; readonly trust: SaidTrust }
  | {
      readonly kind: "Direction";
      readonly trust: SaidTrust;
      readonly size: SaidSize;
      readonly towards: "lower" | "higher";
    };

/** The reasons why a row says nothing. */
export type NoClaim =
  | "CertaintyMissing"
  | "SizeAgainstNumber"
  | "EffectMissing"
  | "NoDifferenceWithoutSize"
  | "HighTrustWideInterval"
  | "DesirableMissing"
  | EffectFault;

type Found = { readonly claim: Claim } | { readonly missing: NoClaim };

const sizes = ["trivial", "small", "moderate", "large"] as const satisfies readonly Size[];

/**
 * Trust chooses the verb, size the adverb, the number the direction; very low trust has no direction. Santesso 2020, GRADE guidelines 26;
 * Core GRADE 6, BMJ 2025. The first rule that fits decides.
 */
export function claimOf(cells: OutcomeCells): Found {
  if (cells.noStudies === "ja") return { claim: { kind: "NoStudies" } };
  const trust = certaintyOf(cells);
  if (trust === null) return { missing: "CertaintyMissing" };
  if (trust === "very-low") return { claim: { kind: "Unsure" } };
  const effects = effectsOf(cells);
  if (effects.kind !== "NoEffect" && effects.kind !== "Effect") return { missing: effects.kind };
  const size = sizes.find((each) => each === cells.size) ?? null;
  const limit = comparedWithLimit(effects, cells);
  if (disagree(size, limit)) return { missing: "SizeAgainstNumber" };
  if (size === "trivial" || (size === null && limit === "below")) return { claim: { kind: "Same", trust } };
  if (effects.kind === "NoEffect") return withoutNumber(cells, trust, size);
  if (effects.direction === 0) return { missing: size === null ? "NoDifferenceWithoutSize" : "SizeAgainstNumber" };
  if (trust === "high" && effects.holdsNone) return { missing: "HighTrustWideInterval" };
  return directed(cells, trust, size, effects.direction < 0 ? "lower" : "higher");
}

function withoutNumber(cells: OutcomeCells, trust: SaidTrust, size: SaidSize | null): Found {
  const { direction } = cells;
  if (direction === "same")
    return size === null ? { claim: { kind: "Same", trust } } : { missing: "SizeAgainstNumber" };
  if (direction === "lower" || direction === "higher") return directed(cells, trust, size, direction);
  return { missing: "EffectMissing" };
}

function directed(cells: OutcomeCells, trust: SaidTrust, size: SaidSize | null, towards: "lower" | "higher"): Found {
  if (needsDesirable(cells) && cells.desirable !== "less" && cells.desirable !== "more")
    return { missing: "DesirableMissing" };
  return { claim: { kind: "Direction", trust, size: size ?? "moderate", towards } };
}

/** Better and worse, risk and chance depend on what is best; higher and lower do not. */
const needsDesirable = (cells: OutcomeCells): boolean => {
  const kind = kindOf(cells);
  return kind === "event" || (cells.words === "quality" && (kind === "measured" || kind === "narrative"));
};

type Compared = "below" | "above" | "mixed" | null;

/** The difference beside the smallest that matters, per 1,000 or in units. `mixed`: risk groups lie on both sides. */
function comparedWithLimit(effects: Effects, { importantFrom }: OutcomeCells): Compared {
  const limit = numberOf(importantFrom);
  if (limit === null || effects.kind !== "Effect") return null;
  const factor = effects.scale === "risk" || effects.scale === "rate" ? 1000 : 1;
  const isBelow = effects.baselines.flatMap((each) =>
    each.kind === "Computed" ? [clean(Math.abs(each.difference.value) * factor) < Math.abs(limit)] : [],
  );
  if (isBelow.length === 0) return null;
  if (isBelow.every(Boolean)) return "below";
  return isBelow.some(Boolean) ? "mixed" : "above";
}

const disagree = (size: Size | null, limit: Compared): boolean =>
  size === "trivial" ? limit === "above" || limit === "mixed" : size !== null && limit === "below";

/** Whether the chosen size does not fit the number, or the typed direction. */
export function isSizeAgainstNumber(cells: OutcomeCells): boolean {
  const found = claimOf({ ...cells, noStudies: "", certainty: "moderate" });
  return cells.noStudies !== "ja" && "missing" in found && found.missing === "SizeAgainstNumber";
}
