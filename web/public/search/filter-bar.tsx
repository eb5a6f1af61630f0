import { useState } from "react";
import type { SearchFilter } from "../../../core/contract/search.ts";
import { chooseSort, resultCountWording, type SearchState } from "../../../core/search/index.ts";
import { searchTexts } from "../../../texts/search.ts";
import {
  Button,
  CountBadge,
  FilterIcon,
  RadioGroup,
  SlidePanel,
  SortDownIcon,
  VisuallyHidden,
} from "../../ui/index.ts";
import { Filters } from "./filters.tsx";
import styles from "./search.module.css";
import { sortChoices, sortNamed } from "./sort.tsx";

type FilterBarProps = {
  readonly state: SearchState;
  readonly groups: readonly SearchFilter[];
  readonly total: number;
  readonly onSearch: (state: SearchState) => void;
};

/** Small screens: two buttons that slide in the filters and the sort. The filter button shows the number of groups. */
export function FilterBar({ state, groups, total, onSearch }: FilterBarProps) {
  const [open, setOpen] = useState<"none" | "filters" | "sort">("none");
  const close = () => setOpen("none");
  const showResults = <Button onClick={close}>{searchTexts.showResults[resultCountWording(total)](total)}</Button>;
  return (
    <div className={styles.bar}>
      <Button variant="secondary" onClick={() => setOpen("filters")} aria-haspopup="dialog">
        <FilterIcon aria-hidden />
        {searchTexts.filters.open}
        <CountBadge count={groups.length} />
        <VisuallyHidden>{searchTexts.filters.groups}</VisuallyHidden>
      </Button>
      <Button variant="secondary" onClick={() => setOpen("sort")} aria-haspopup="dialog">
        <SortDownIcon aria-hidden />
        {searchTexts.sort.open}
      </Button>
      <SlidePanel
        open={open === "filters"}
        onClose={close}
        title={searchTexts.filters.heading}
        placement="left"
        actions={showResults}
      >
        <Filters state={state} groups={groups} onSearch={onSearch} />
      </SlidePanel>
      <SlidePanel open={open === "sort"} onClose={close} title={searchTexts.sort.label} actions={showResults}>
        <RadioGroup
          label={searchTexts.sort.label}
          hideLabel
          options={sortChoices(state)}
          value={state.sort}
          onChange={(value) => onSearch(chooseSort(state, sortNamed(value)))}
        />
      </SlidePanel>
    </div>
  );
}
