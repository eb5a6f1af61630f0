import { type ReactNode, useEffect, useRef } from "react";
import { scrollBehavior } from "../../../platform/browser/navigation.ts";
import { Alert, Button, Chip, LiveRegion, Loader, Pagination } from "../../../platform/ui/index.ts";
import { addresses, decisionsTable, hitsTable } from "../../address/rules/index.ts";
import type { SiteSettings } from "../../site/calls.ts";
import { useAlert } from "../../subscription/views/use-alert.tsx";
import type { SearchFilter } from "../calls.ts";
import {
  assessmentRoute,
  chosenFilters,
  emptySearch,
  type FacetKey,
  isChanged,
  isNarrowed,
  pageCount,
  type SearchRoute,
  type SearchState,
  searchAddress,
  toggleFilter,
} from "../rules/index.ts";
import { searchTexts } from "../texts.ts";
import { ResultItem } from "./result-item.tsx";
import styles from "./search.module.css";
import type { SearchScreenProps, SearchView } from "./search-screen.tsx";
import { SortSelect } from "./sort.tsx";
import { useSearchAddress } from "./use-search-address.ts";

type ResultsProps = Omit<SearchScreenProps, "heading" | "introduction">;

/** Everything beside the filters: count, chips, sort, and the list between its two paging bars. */
export function Results(props: ResultsProps) {
  const { route, state, view, onSearch } = props;
  const { heading, goToResults } = useResultsHeading(view);
  const groups = view.at === "shown" ? view.answer.searchFilter : [];
  const alert = useAlert(searchAddress(state), groups);
  return (
    <section className={styles.results} aria-labelledby="treff">
      <LiveRegion>{spoken(view)}</LiveRegion>
      <div className={styles.resultsTop}>
        <h2 id="treff" ref={heading} tabIndex={-1} className={styles.count}>
          {headingOf(view)}
        </h2>
        <Paging state={state} view={view} onGo={goToResults} isUpper />
        <SortSelect state={state} onSearch={onSearch} />
      </div>
      <ChosenChips state={state} groups={groups} />
      <Body {...props} />
      <Paging state={state} view={view} onGo={goToResults} />
      <p>
        <a {...alert.link}>{searchTexts.alert}</a>
      </p>
      {alert.popup}
      {view.at === "shown" && view.answer.totalMatching > 0 ? (
        <p>
          <a href={hitsTable(searchAddress(state))}>{searchTexts.table}</a>
          {route === assessmentRoute && (
            <>
              {" · "}
              <a href={decisionsTable(searchAddress(state))}>{searchTexts.decisions}</a>
            </>
          )}
        </p>
      ) : null}
    </section>
  );
}

function Body({ route, state, view, settings, editHref }: ResultsProps) {
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
      const { searchResult, totalMatching, promoted, leftOut, didYouMean } = view.answer;
      const meant = didYouMean === null ? null : <DidYouMean state={state} meant={didYouMean} />;
      const list = (results: typeof promoted) => (
        <ol className={styles.list} aria-busy={view.renewing}>
          {results.map((result) => (
            <li key={result.pageId}>
              <ResultItem result={result} editHref={editHref?.(result.pageId) ?? null} />
            </li>
          ))}
        </ol>
      );
      const chosen =
        promoted.length === 0 ? null : (
          <section className={styles.promoted}>
            <p>{searchTexts.promoted}</p>
            {list(promoted)}
          </section>
        );
      return (
        <>
          {chosen}
          {totalMatching === 0 ? (
            <NoHits route={route} state={state} settings={settings}>
              {meant}
            </NoHits>
          ) : (
            <>
              {meant}
              {leftOut.length > 0 ? <p>{searchTexts.leftOut(leftOut)}</p> : null}
              {list(searchResult)}
            </>
          )}
        </>
      );
    }
  }
}

type PagingProps = {
  readonly state: SearchState;
  readonly view: SearchView;
  readonly onGo: () => void;
  readonly isUpper?: boolean;
};

/** Above the list it stands on the line of the count; below, under the last hit. */
function Paging({ state, view, onGo, isUpper }: PagingProps) {
  const addressOf = useSearchAddress();
  if (view.at !== "shown") return null;
  const { totalMatching, page, pageSize } = view.answer;
  return (
    <Pagination
      label={isUpper ? searchTexts.pagingAbove : searchTexts.pagingBelow}
      page={page}
      pages={pageCount(totalMatching, pageSize)}
      href={(target) => addressOf({ ...state, page: target })}
      onGo={onGo}
      isShort={isUpper}
    />
  );
}

const headingOf = (view: SearchView): string =>
  view.at === "shown" ? searchTexts.resultCount(view.answer.totalMatching) : searchTexts.results;

/** Said aloud when an answer has come. */
function spoken(view: SearchView): string {
  if (view.at !== "shown" || view.renewing) return "";
  const { totalMatching, page, pageSize } = view.answer;
  if (totalMatching === 0) return searchTexts.noHits.title;
  const pages = pageCount(totalMatching, pageSize);
  return pages === 1
    ? searchTexts.resultCount(totalMatching)
    : `${searchTexts.resultCount(totalMatching)}, ${searchTexts.pageOf(page, pages)}`;
}

type ChosenChipsProps = { readonly state: SearchState; readonly groups: readonly SearchFilter[] };

/** Chips for the chosen filters, each a link to the search without it, and a link that clears all. */
function ChosenChips({ state, groups }: ChosenChipsProps) {
  const addressOf = useSearchAddress();
  if (!isChanged(state)) return null;
  const chosen = chosenFilters(state, groups);
  return (
    <div className={styles.chips}>
      {chosen.length > 0 ? (
        <ul aria-label={searchTexts.filters.chosen}>
          {chosen.map(({ key, item, name }) => (
            <li key={`${key} ${item.filterId}`}>
              <Chip
                text={name ?? unknownName(groups, key, item.filterId)}
                href={addressOf(toggleFilter(state, key, item, false))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <a href={addressOf(emptySearch)}>{searchTexts.filters.clear}</a>
    </div>
  );
}

/** The answer has every group, also the empty ones. */
const unknownName = (groups: readonly SearchFilter[], key: FacetKey, id: string): string =>
  searchTexts.filters.unknown(groups.find(({ filterKey }) => filterKey === key)?.filterTitle ?? key, id);

/** The words that texts have, for somebody who wrote others: a search that finds something. */
const DidYouMean = ({ state, meant }: { readonly state: SearchState; readonly meant: string }) => {
  const addressOf = useSearchAddress();
  return (
    <p>
      {searchTexts.didYouMean} <a href={addressOf({ ...state, q: meant, page: 1 })}>{meant}</a>?
    </p>
  );
};

type NoHitsProps = {
  readonly children: ReactNode;
  readonly route: SearchRoute;
  readonly state: SearchState;
  readonly settings: Pick<SiteSettings, "noHitsTitle" | "noHitsMessage">;
};

/** The texts for zero hits, the site's own or ours; what was searched, and what to do next. */
function NoHits({ route, state, settings, children }: NoHitsProps) {
  const addressOf = useSearchAddress();
  const texts = searchTexts.noHits;
  const isFiltered = isNarrowed({ ...state, q: "" });
  return (
    <div className={styles.noHits}>
      <h3>{settings.noHitsTitle ?? texts.title}</h3>
      {state.q === "" ? null : <p>{texts.searched(state.q)}</p>}
      {children}
      <p>{settings.noHitsMessage ?? (isFiltered ? texts.messageFiltered : texts.message)}</p>
      <ul>
        {state.q === "" ? null : <li>{texts.spelling}</li>}
        <li>
          <a href={addressOf(isFiltered ? { ...emptySearch, q: state.q } : emptySearch)}>
            {isFiltered ? texts.withoutFilters : texts.all[route]}
          </a>
        </li>
        {route === assessmentRoute ? (
          <li>
            <a href={addresses.startChoice}>{texts.start}</a>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/**
 * Moves to the heading of the results with a new page of them. When a new answer removes the focused element (a chip), moves the focus
 * there too, instead of the top of the page, and does not scroll. features/site/README.md
 */
function useResultsHeading(view: SearchView) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  const isNextPage = useRef(false);
  const answer = view.at === "shown" && !view.renewing ? view.answer : null;
  useEffect(() => {
    if (answer === null) return;
    const isLost = !first.current && document.activeElement === document.body;
    if (isLost || isNextPage.current) heading.current?.focus({ preventScroll: true });
    if (isNextPage.current) heading.current?.scrollIntoView({ behavior: scrollBehavior() });
    first.current = false;
    isNextPage.current = false;
  }, [answer]);
  const goToResults = () => {
    isNextPage.current = true;
  };
  return { heading, goToResults };
}
