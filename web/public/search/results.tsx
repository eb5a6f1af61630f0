import { type RefObject, useEffect, useRef } from "react";
import { addresses } from "../../../core/address/index.ts";
import type { SearchFilter } from "../../../core/contract/search.ts";
import type { SiteSettings } from "../../../core/contract/site.ts";
import {
  chosenFilters,
  isNarrowed,
  pageCount,
  resultCountWording,
  type SearchState,
  searchAddress,
  toggleFilter,
} from "../../../core/search/index.ts";
import { searchTexts } from "../../../texts/search.ts";
import { Alert, Button, Chip, LiveRegion, Loader, Pagination } from "../../ui/index.ts";
import { ResultItem } from "./result-item.tsx";
import styles from "./search.module.css";
import type { SearchScreenProps, SearchView } from "./search-screen.tsx";
import { SortSelect } from "./sort.tsx";

type ResultsProps = Omit<SearchScreenProps, "heading"> & { readonly groups: readonly SearchFilter[] };

/** Everything beside the filters: count, chips, sort, and the list between its two paging bars. */
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

type ChosenChipsProps = { readonly state: SearchState; readonly groups: readonly SearchFilter[] };

/** Chips for the chosen filters, each a link to the search without it, and a link that clears all. */
function ChosenChips({ state, groups }: ChosenChipsProps) {
  if (!isNarrowed(state)) return null;
  const chosen = chosenFilters(state, groups);
  return (
    <div className={styles.chips}>
      {chosen.length > 0 ? (
        <ul aria-label={searchTexts.filters.chosen}>
          {chosen.map(({ key, item, name }) => (
            <li key={`${key} ${item.filterId}`}>
              <Chip text={name} href={searchAddress(toggleFilter(state, key, item, false))} />
            </li>
          ))}
        </ul>
      ) : null}
      <a href={addresses.search}>{searchTexts.filters.clear}</a>
    </div>
  );
}

type NoHitsProps = { readonly settings: Pick<SiteSettings, "noHitsTitle" | "noHitsMessage"> };

/** The texts for zero hits: the site's own, or ours. docs/spec/search.md, Search page */
const NoHits = ({ settings }: NoHitsProps) => (
  <div className={styles.noHits}>
    <h3>{settings.noHitsTitle ?? searchTexts.noHits.title}</h3>
    <p>{settings.noHitsMessage ?? searchTexts.noHits.message}</p>
  </div>
);

/**
 * When a new answer removes the focused element (a chip, the link to a next page), moves the focus to the heading of the results
 * instead of the top of the page. Does not scroll. docs/spec/site.md, Scrolling
 */
function useFocusKept(view: SearchView): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  const answer = view.at === "shown" ? view.answer : null;
  useEffect(() => {
    if (answer === null) return;
    if (!first.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    first.current = false;
  }, [answer]);
  return heading;
}
