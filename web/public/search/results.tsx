import type { SearchFilter } from "../../../core/contract/search.ts";
import { pageCount, resultCountWording, searchAddress } from "../../../core/search/index.ts";
import { searchTexts } from "../../../texts/search.ts";
import { Alert, Button, LiveRegion, Loader, Pagination } from "../../ui/index.ts";
import { ChosenChips } from "./chosen-chips.tsx";
import { NoHits } from "./no-hits.tsx";
import { ResultItem } from "./result-item.tsx";
import styles from "./search.module.css";
import type { SearchScreenProps } from "./search-screen.tsx";
import type { SearchView } from "./search-view.ts";
import { SortSelect } from "./sort-select.tsx";
import { useFocusKept } from "./use-focus-kept.ts";

type ResultsProps = Omit<SearchScreenProps, "heading"> & { readonly groups: readonly SearchFilter[] };

/** Everything beside the filters: how many there are, what is chosen, the sort, the list between its two paging bars. */
export function Results({ groups, ...props }: ResultsProps) {
  const { state, view, onSearch } = props;
  const heading = useFocusKept(view);
  return (
    <section className={styles.results} aria-labelledby="treff">
      <LiveRegion>{spoken(view)}</LiveRegion>
      <div className={styles.resultsTop}>
        <h2 id="treff" ref={heading} tabIndex={-1} className={styles.count}>
          {headingOf(view)}
        </h2>
        <SortSelect state={state} onSearch={onSearch} />
      </div>
      <ChosenChips state={state} groups={groups} />
      <Body {...props} />
    </section>
  );
}

function Body({ state, view, settings, editHref }: Omit<ResultsProps, "groups">) {
  switch (view.at) {
    case "loading":
      return <Loader text={searchTexts.loading} />;
    case "failed":
      return (
        <Alert tone="danger">
          <p>{view.why}</p>
          <Button variant="secondary" onClick={view.onRetry}>
            {searchTexts.tryAgain}
          </Button>
        </Alert>
      );
    case "shown": {
      const { searchResult, totalMatching, page, pageSize } = view.answer;
      if (totalMatching === 0) return <NoHits settings={settings} />;
      const paging = (label: string) => (
        <Pagination
          label={label}
          page={page}
          pages={pageCount(totalMatching, pageSize)}
          href={(target) => searchAddress({ ...state, page: target })}
        />
      );
      return (
        <>
          {paging(searchTexts.pagingAbove)}
          <ol className={styles.list} aria-busy={view.renewing}>
            {searchResult.map((result) => (
              <li key={result.pageId}>
                <ResultItem result={result} editHref={editHref?.(result.pageId) ?? null} />
              </li>
            ))}
          </ol>
          {paging(searchTexts.pagingBelow)}
        </>
      );
    }
  }
}

const countText = (count: number): string => searchTexts.resultCount[resultCountWording(count)](count);

const headingOf = (view: SearchView): string =>
  view.at === "shown" ? countText(view.answer.totalMatching) : searchTexts.results;

/** Said aloud when an answer has come. */
function spoken(view: SearchView): string {
  if (view.at !== "shown" || view.renewing) return "";
  const { totalMatching, page, pageSize } = view.answer;
  if (totalMatching === 0) return searchTexts.noHits.title;
  const pages = pageCount(totalMatching, pageSize);
  return pages === 1 ? countText(totalMatching) : `${countText(totalMatching)}, ${searchTexts.pageOf(page, pages)}`;
}
