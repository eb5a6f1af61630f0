import { languageAround } from "../../../platform/pure/language/index.ts";
import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import type { AssessmentView } from "../../reading/calls.ts";
import { PUBLISHER } from "./citation.ts";
import type { Cited } from "./cited.ts";

/** An edition as schema.org's JSON-LD, for search engines and indexes. */
export const jsonLdOf = (
  view: AssessmentView,
  { address, organization, title, day, edition, year, language }: Cited,
) => {
  const abstract = plainTextOf(view.plainSummary || view.summary);
  const keywords = [...view.relatedTopics, ...view.relatedMethodTypes, ...view.relatedSubjects].map(({ text }) => text);
  return {
    "@context": "https://schema.org",
    "@type": ["Report", "MedicalScholarlyArticle"],
    "@id": address,
    url: address,
    headline: title,
    name: title,
    inLanguage: languageAround({ language }),
    version: String(edition),
    datePublished: day,
    copyrightYear: year,
    author: { "@type": "Organization", name: organization },
    publisher: { "@type": "Organization", name: PUBLISHER },
    isAccessibleForFree: true,
    ...(abstract === "" ? {} : { abstract }),
    ...(keywords.length === 0 ? {} : { keywords }),
  };
};
