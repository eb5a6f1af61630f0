import type { AssessmentType } from "../../assessment/rules/index.ts";

/** The choice of an editor, as in the address: empty for all, the year empty for this one. */
export type OverviewChoice = {
  readonly year: string;
  readonly organization: string;
  readonly type: AssessmentType | "";
};

/** The years that can be asked for. */
export const YEAR = /^20\d\d$/;
/** The number of a term. */
export const TERM = /^[1-9]\d{0,8}$/;

const types = ["", "1", "2", "3"] as const;
const textOf = (given: unknown): string =>
  typeof given === "number" || typeof given === "string" ? String(given) : "";

/** Reads the query of an address. Invalid values are replaced by the defaults. */
export const readChoice = (search: Readonly<Record<string, unknown>>): OverviewChoice => {
  const [year, organization, type] = [textOf(search.year), textOf(search.organization), textOf(search.type)];
  return {
    year: YEAR.test(year) ? year : "",
    organization: TERM.test(organization) ? organization : "",
    type: types.find((each) => each === type) ?? "",
  };
};

/** The shortest query that means the same. */
export const writeChoice = ({ year, organization, type }: OverviewChoice): Readonly<Record<string, string>> => ({
  ...(year ? { year } : {}),
  ...(organization ? { organization } : {}),
  ...(type ? { type } : {}),
});
