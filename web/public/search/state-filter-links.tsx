import type { SearchState } from "../../../core/search/index.ts";
import { chooseStateFilter, searchAddress, stateFilters } from "../../../core/search/index.ts";
import { searchTexts } from "../../../texts/search.ts";
import styles from "./state-filter-links.module.css";

const texts = searchTexts.state;

/** The exclusive state filter: all, health authority only, municipality only. Choosing one clears the text (P section 2). */
export const StateFilterLinks = ({ state }: { readonly state: SearchState }) => (
  <nav className={styles.choices} aria-label={texts.title}>
    <span className={styles.title} aria-hidden="true">
      {texts.title}
    </span>
    <ul>
      {stateFilters.map((choice) => (
        <li key={choice}>
          <a
            href={searchAddress(chooseStateFilter(state, choice))}
            aria-current={choice === state.from ? "true" : undefined}
          >
            {texts[choice]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
