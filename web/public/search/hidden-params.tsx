import { flagsOf, type SearchState, searchLimits } from "../../../core/search/index.ts";

/** What the address says that no field of the form does, so that a search without script keeps it. */
export const HiddenParams = ({ state }: { readonly state: SearchState }) => (
  <>
    {state.pageSize === searchLimits.defaultPageSize ? null : (
      <input type="hidden" name="pageSize" value={state.pageSize} />
    )}
    {Object.entries(flagsOf(state.from)).map(([name, isOn]) =>
      isOn ? <input key={name} type="hidden" name={name} value="true" /> : null,
    )}
  </>
);
