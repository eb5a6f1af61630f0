import { addresses } from "../../../core/address/index.ts";
import type { SearchFilter } from "../../../core/contract/search.ts";
import type { SearchState } from "../../../core/search/index.ts";
import { chosenFilters, isNarrowed, searchAddress, toggleFilter } from "../../../core/search/index.ts";
import { searchTexts } from "../../../texts/search.ts";
import { Chip } from "../../ui/index.ts";
import styles from "./search.module.css";

type ChosenChipsProps = { readonly state: SearchState; readonly groups: readonly SearchFilter[] };

/** What is chosen, each a link to the search without it; and a link that clears everything. */
export function ChosenChips({ state, groups }: ChosenChipsProps) {
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
