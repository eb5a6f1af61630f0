import { contentMutants } from "./content-mutants.ts";
import { liveMutants } from "./live-mutants.ts";
import { redactionMutants } from "./redaction-mutants.ts";
import { reviewMutants } from "./review-mutants.ts";
import { rowMutants } from "./row-mutants.ts";
import { ruleMutants } from "./rule-mutants.ts";
import { serverMutants } from "./server-mutants.ts";
import { takeoverMutants } from "./takeover-mutants.ts";
import { troubleMutants } from "./trouble-mutants.ts";

/** A small edit that would be a fault, and the tests that must fail with it. `find` stands once in the file. */
export type Mutant = {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
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
