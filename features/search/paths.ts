import type { Paths } from "../../platform/pure/contract/paths.ts";

export const searchPaths = {
  similar: ["GET", "/api/search/similar"],
  suggest: ["GET", "/api/search/:route/suggestions"],
  deskSearch: ["GET", "/api/desk/search"],
  deskSaveSynonyms: ["POST", "/api/desk/search/synonyms"],
  deskAddSynonymList: ["POST", "/api/desk/search/synonyms/list"],
  deskPromote: ["POST", "/api/desk/search/promotions"],
  deskEndPromotion: ["POST", "/api/desk/search/promotions/:id/remove"],
  deskRemoveSynonyms: ["POST", "/api/desk/search/synonyms/:id/remove"],
} as const satisfies Paths;
