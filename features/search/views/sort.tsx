import { Button, type Choice, SelectField } from "../../../platform/ui/index.ts";
import { chooseSort, type SearchSort, type SearchState, searchSorts } from "../rules/index.ts";
import { searchTexts } from "../texts.ts";
import styles from "./search.module.css";
import { FORM_ID } from "./search-form.tsx";

/** The sorts to choose from. 'Beste treff' needs words to compare with. */
export const sortChoices = ({ q }: Pick<SearchState, "q">): readonly Choice[] =>
  searchSorts
    .filter((sort) => sort !== "relevance" || q !== "")
    .map((sort) => ({ value: sort, text: searchTexts.sort[sort] }));

export const sortNamed = (value: string): SearchSort => searchSorts.find((sort) => sort === value) ?? "published";

type SortSelectProps = { readonly state: SearchState; readonly onSearch: (state: SearchState) => void };

/** The sort on large screens, and the one that works without script. */
export const SortSelect = ({ state, onSearch }: SortSelectProps) => (
  <div className={styles.sort}>
    <SelectField
      label={searchTexts.sort.label}
      name="sort"
      form={FORM_ID}
      placeholder={null}
      options={sortChoices(state)}
      value={state.sort}
      onChange={(event) => onSearch(chooseSort(state, sortNamed(event.target.value)))}
    />
    <div className={styles.withoutScript}>
      <Button type="submit" form={FORM_ID} variant="secondary">
        {searchTexts.sort.apply}
      </Button>
    </div>
  </div>
);
