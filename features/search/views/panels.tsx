import { Button, RadioGroup, SlidePanel } from "../../../platform/ui/index.ts";
import type { SearchFilter } from "../calls.ts";
import { chooseSort, type SearchState } from "../rules/index.ts";
import { searchTexts } from "../texts.ts";
import { Filters } from "./filters.tsx";
import { sortChoices, sortNamed } from "./sort.tsx";

export type OpenPanel = "none" | "filters" | "sort";

type PanelsProps = {
  readonly open: OpenPanel;
  readonly onClose: () => void;
  readonly state: SearchState;
  readonly groups: readonly SearchFilter[];
  readonly total: number;
  readonly onSearch: (state: SearchState) => void;
};

/** The filters and the sort as panels that slide in on small screens. Loaded when the first of them is opened. */
export function Panels({ open, onClose, state, groups, total, onSearch }: PanelsProps) {
  const showResults = <Button onClick={onClose}>{searchTexts.showResults(total)}</Button>;
  return (
    <>
      <SlidePanel
        open={open === "filters"}
        onClose={onClose}
        title={searchTexts.filters.heading}
        placement="left"
        actions={showResults}
      >
        <Filters state={state} groups={groups} onSearch={onSearch} />
      </SlidePanel>
      <SlidePanel open={open === "sort"} onClose={onClose} title={searchTexts.sort.label} actions={showResults}>
        <RadioGroup
          label={searchTexts.sort.label}
          hideLabel
          options={sortChoices(state)}
          value={state.sort}
          onChange={(value) => onSearch(chooseSort(state, sortNamed(value)))}
        />
      </SlidePanel>
    </>
  );
}
