import { type SearchState, searchAddress } from "../../../core/search/index.ts";
import { usePlaced } from "../../shell/use-site.ts";

/** The address of a search on this site. */
export const useSearchAddress = (): ((state: SearchState) => string) => {
  const placed = usePlaced();
  return (state) => placed(searchAddress(state));
};
