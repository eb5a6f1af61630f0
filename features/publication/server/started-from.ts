import type { Language } from "../../../platform/pure/language/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { ADOPTS, addresses, START_FROM } from "../../address/rules/index.ts";
import { adoptionTextsIn } from "../../adoption/texts.ts";
import type { AssessmentView, TextLink } from "../../api/index.ts";
import { readingTextsIn } from "../../reading/texts.ts";
import { publicHeading } from "./edition-store.ts";

/** The assessment that another was started from, as it is called now; without a link when it is public no more. features/intro/README.md */
export async function startedFrom(
  { db, language }: Pick<Read, "db" | "language">,
  assessment: number,
): Promise<TextLink> {
  const heading = await publicHeading(db, assessment);
  return heading === undefined
    ? { text: readingTextsIn(language).startedFrom.gone, link: "" }
    : { text: heading, link: addresses.assessment(assessment) };
}

type Published = {
  readonly number: number;
  readonly adopts: number | null;
  readonly adopts_publication: number | null;
};

/**
 * The forms that readers may start from a published assessment: one of their own, or an adoption. From an adoption, another adoption of its original;
 * nothing when that is gone.
 */
export function startsFrom(
  { number, adopts, adopts_publication }: Published,
  { assessmentType: type }: Pick<AssessmentView, "assessmentType">,
  language: Language,
): readonly TextLink[] {
  const texts = adoptionTextsIn(language).starts;
  const form = addresses.start[type];
  const adopting = (original: number) => ({ text: texts.adopt, link: `${form}?${ADOPTS}=${original}` });
  if (adopts_publication !== null) return adopts === null ? [] : [adopting(adopts)];
  return [{ text: texts.start, link: `${form}?${START_FROM}=${number}` }, adopting(number)];
}
