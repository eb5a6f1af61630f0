import type { SubmitEvent } from "react";
import { Button, MagnifyingGlassIcon, Segments, TextField } from "../../../platform/ui/index.ts";
import { useSite } from "../../site/views/shell/use-site.ts";
import { useSuggestions } from "../../site/views/suggesting.tsx";
import type { SearchFilter } from "../calls.ts";
import {
  addressParams,
  assessmentRoute,
  chooseQuery,
  chooseStateFilter,
  chosenFilters,
  emptySearch,
  facetParam,
  type SearchRoute,
  type SearchState,
  type StateFilter,
  SUB_ITEMS_PARAM,
  searchLimits,
  stateFilters,
} from "../rules/index.ts";
import { searchTexts } from "../texts.ts";
import { Filters } from "./filters.tsx";
import styles from "./search.module.css";
import { useSearchAddress } from "./use-search-address.ts";

/** The sort below belongs to this form, so that a search without script keeps it. */
export const FORM_ID = "sokeskjema";

type SearchFormProps = {
  readonly route: SearchRoute;
  readonly state: SearchState;
  readonly groups: readonly SearchFilter[];
  readonly onSearch: (state: SearchState) => void;
};

/** The text and, beside the results, the filters: one form. */
export function SearchForm({ route, state, groups, onSearch }: SearchFormProps) {
  const { field, suggestions } = useSuggestions();
  const addressOf = useSearchAddress();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(chooseQuery(state, String(new FormData(event.currentTarget).get("q") ?? "")));
  };
  return (
    <form id={FORM_ID} className={styles.form} action={addressOf(emptySearch)} method="get" onSubmit={submit}>
      <search className={styles.query}>
        <div className={styles.field}>
          <TextField
            key={state.q}
            type="search"
            name="q"
            label={searchTexts.searchLabel}
            hideLabel
            defaultValue={state.q}
            maxLength={searchLimits.queryLength}
            autoComplete="off"
            {...field}
          />
          <Button type="submit">
            <MagnifyingGlassIcon aria-hidden />
            {searchTexts.searchButton}
          </Button>
        </div>
        {suggestions}
        {route === assessmentRoute ? <StateFilterLinks state={state} /> : null}
      </search>
      <HiddenParams state={state} />
      {chosenFilters(state, groups).map(({ key, item: { filterId, parentFilterId }, name }) =>
        // The answer does not contain this item, so the form has no checkbox for it.
        name === null ? (
          <input
            key={`${key} ${filterId}`}
            type="hidden"
            name={parentFilterId === null ? facetParam(key) : SUB_ITEMS_PARAM}
            value={filterId}
          />
        ) : null,
      )}
      {groups.length > 0 ? (
        <section className={styles.sidebar} aria-label={searchTexts.filters.heading}>
          <h2 className={styles.sidebarHeading}>{searchTexts.filters.heading}</h2>
          <Filters state={state} groups={groups} onSearch={onSearch} />
          <div className={styles.withoutScript}>
            <Button type="submit" variant="secondary">
              {searchTexts.filters.apply}
            </Button>
          </div>
        </section>
      ) : null}
    </form>
  );
}

const texts = searchTexts.state;

/** The exclusive state filter: all, health authority only, municipality only. Choosing one clears the text. */
const StateFilterLinks = ({ state }: { readonly state: SearchState }) => {
  const addressOf = useSearchAddress();
  const { displayFilterByCollaboration } = useSite().settings;
  const isOffered = (choice: StateFilter) =>
    choice !== "collaboration" || choice === state.from || state.offersCollaboration || displayFilterByCollaboration;
  return (
    <nav aria-label={texts.title}>
      <Segments>
        {stateFilters.filter(isOffered).map((choice) => (
          <li key={choice}>
            <a
              href={addressOf(chooseStateFilter(state, choice))}
              aria-current={choice === state.from ? "true" : undefined}
            >
              {texts[choice]}
            </a>
          </li>
        ))}
      </Segments>
    </nav>
  );
};

/** Parameters of the address without a field in the form. */
const FIELDLESS = /^(pageSize|filterBy|display)/;

/** Hidden fields for them, so that a search without script keeps them. */
const HiddenParams = ({ state }: { readonly state: SearchState }) =>
  Object.entries(addressParams(state)).map(([name, value]) =>
    FIELDLESS.test(name) ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
