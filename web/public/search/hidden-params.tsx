import { type SearchState, searchLimits } from "../../../core/contract/search-params.ts";

/** What the address says that no field of the form does, so that a search without script keeps it. */
export const HiddenParams = ({ state }: { readonly state: SearchState }) => (
  <>
    {state.pageSize === searchLimits.defaultPageSize ? null : (
      <input type="hidden" name="pageSize" value={state.pageSize} />
    )}
    {state.filterByHealthAuthority ? <input type="hidden" name="filterByHealthAuthority" value="true" /> : null}
    {state.filterByMunicipality ? <input type="hidden" name="filterByMunicipality" value="true" /> : null}
  </>
);
