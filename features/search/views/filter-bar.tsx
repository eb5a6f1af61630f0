import { lazy, Suspense, useState } from "react";
import { Button, FilterIcon, SortDownIcon, VisuallyHidden } from "../../../platform/ui/index.ts";
import { uiTexts } from "../../../platform/ui/texts.ts";
import type { SearchFilter } from "../calls.ts";
import { filterInfo, type SearchState } from "../rules/index.ts";
import { searchTexts } from "../texts.ts";
import type { OpenPanel } from "./panels.tsx";
import styles from "./search.module.css";

const Panels = lazy(async () => ({ default: (await import("./panels.tsx")).Panels }));

type FilterBarProps = {
  readonly state: SearchState;
  readonly groups: readonly SearchFilter[];
  readonly total: number;
  readonly onSearch: (state: SearchState) => void;
};

/** Small screens: two buttons that slide in the filters and the sort. The filter button shows the number of groups, and a mark when a filter is chosen. */
export function FilterBar(props: FilterBarProps) {
  const [open, setOpen] = useState<OpenPanel>("none");
  // A panel that has been opened stays, so that the browser gives the focus back to its button.
  const [used, setUsed] = useState(false);
  const chosen = filterInfo(props.state).length;
  const show = (panel: OpenPanel) => {
    setOpen(panel);
    setUsed(true);
  };
  return (
    <div className={styles.bar}>
      <Button variant="secondary" onClick={() => show("filters")} aria-haspopup="dialog">
        <FilterIcon aria-hidden />
        <span>
          {searchTexts.filters.open} <small>{props.groups.length}</small>
          <VisuallyHidden>{searchTexts.filters.groups(props.groups.length)}</VisuallyHidden>
        </span>
        {chosen > 0 ? (
          <>
            <VisuallyHidden>{uiTexts.filter.selected(chosen)}</VisuallyHidden>
            <span className={styles.active} aria-hidden="true" />
          </>
        ) : null}
      </Button>
      <Button variant="secondary" onClick={() => show("sort")} aria-haspopup="dialog">
        <SortDownIcon aria-hidden />
        {searchTexts.sort.open}
      </Button>
      {used ? (
        <Suspense>
          <Panels {...props} open={open} onClose={() => setOpen("none")} />
        </Suspense>
      ) : null}
    </div>
  );
}
