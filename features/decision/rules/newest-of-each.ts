/** The fragment of the decisions on a reading page. */
export const DECISIONS_ID = "beslutning";

/** The newest decision of each organisation, in the order of the list. @param decisions the newest first */
export const newestOfEach = <D extends { readonly organization: string }>(decisions: readonly D[]): readonly D[] =>
  decisions.filter(({ organization }, at) => decisions.findIndex((each) => each.organization === organization) === at);
