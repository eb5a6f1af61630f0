import type { Language } from "../../../platform/pure/language/index.ts";
import { norwegianIsoDay, norwegianYear } from "../../../platform/pure/norwegian-date/index.ts";
import { addresses } from "../../address/rules/index.ts";
import type { AssessmentView } from "../../reading/calls.ts";

/** The data of a reference to a published assessment. */
export type Cited = {
  readonly number: number;
  readonly organization: string;
  readonly year: number;
  /** ISO: the day that the edition was published. */
  readonly day: string;
  readonly title: string;
  /** The edition's number, from 1. */
  readonly edition: number;
  /** The whole address of the reading page. */
  readonly address: string;
  /** The form of Norwegian that it is written in; undefined where that is not known. */
  readonly language: Language | undefined;
};

/** The reference to an edition. @param origin of the assessment site, without a slash at the end */
export function citedOf(view: AssessmentView, number: number, edition: number, origin: string): Cited {
  const at = new Date(view.published ?? view.modified);
  return {
    number,
    organization: view.organization,
    year: view.year ?? norwegianYear(at),
    day: norwegianIsoDay(at),
    title: view.heading,
    edition,
    address: `${origin}${addresses.edition(number, edition)}`,
    language: view.language,
  };
}
