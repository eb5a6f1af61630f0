import { usePlaced } from "../../site/views/shell/use-site.ts";
import { type SearchState, searchAddress } from "../rules/index.ts";

/** The address of a search on this site. */
export const useSearchAddress = (): ((state: SearchState) => string) => {
  const placed = usePlaced();
  return (state) => placed(searchAddress(state));
};
