import { contentMutants } from "./content-mutants.ts";
import { type Edit, placeOf } from "./edit.ts";
import { liveMutants } from "./live-mutants.ts";
import { redactionMutants } from "./redaction-mutants.ts";
import { reviewMutants } from "./review-mutants.ts";
import { rowMutants } from "./row-mutants.ts";
import { ruleMutants } from "./rule-mutants.ts";
import { serverMutants } from "./server-mutants.ts";
import { takeoverMutants } from "./takeover-mutants.ts";
import { troubleMutants } from "./trouble-mutants.ts";

/** A small edit that would be a fault, and the tests that must fail with it. */
export type Mutant = {
  readonly name: string;
  readonly file: string;
  /** The declaration at the top of the file. */
  readonly in: string;
  readonly edit: Edit;
  /** Unit tests, by file or folder. */
  readonly unit?: readonly string[];
  /** API tests, by file. They run only when the unit tests let the mutant through. */
  readonly api?: readonly string[];
};

export const mutants: readonly Mutant[] = [
  ...ruleMutants,
  ...contentMutants,
  ...serverMutants,
  ...redactionMutants,
  ...reviewMutants,
  ...liveMutants,
  ...rowMutants,
  ...takeoverMutants,
  ...troubleMutants,
];

/** Why a mutant cannot be made of the source of its file; null when it can. */
export function misfit({ in: name, edit }: Mutant, source: string): string | null {
  try {
    placeOf(source, name, edit);
    return null;
  } catch (fault) {
    return String(fault);
  }
}
