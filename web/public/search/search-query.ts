import type { SearchState } from "../../../core/search/index.ts";
import { assessmentRoute, searchRequest } from "../../../core/search/index.ts";
import { type Api, callQuery } from "../../api/index.ts";

/** The answer to a search. The address is all it depends on. */
export const searchQuery = (api: Api, state: SearchState) =>
  callQuery(api, "search", { params: { route: assessmentRoute }, body: searchRequest(state) });
