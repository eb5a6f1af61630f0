/** The sites of the product. An account has its roles for each of them. docs/spec/accounts.md */
export const siteKeys = ["minimetode", "metodevarsel"] as const;
export type SiteKey = (typeof siteKeys)[number];

/** The site whose desk handles assessments. */
export const assessmentSite: SiteKey = "minimetode";
