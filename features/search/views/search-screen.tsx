import { Html } from "../../../platform/ui/html.tsx";
import { Help, PageHeading } from "../../../platform/ui/index.ts";
import type { SiteSettings } from "../../site/calls.ts";
import type { SearchAnswer } from "../calls.ts";
import type { SearchRoute, SearchState } from "../rules/index.ts";
import { searchTexts } from "../texts.ts";
import { FilterBar } from "./filter-bar.tsx";
import { Results } from "./results.tsx";
import styles from "./search.module.css";
import { SearchForm } from "./search-form.tsx";

/** The search as shown. While a new answer is loading the old one stays. */
export type SearchView =
  | { readonly at: "loading" }
  | { readonly at: "failed"; readonly why: string; readonly onRetry: () => void }
  | { readonly at: "shown"; readonly answer: SearchAnswer; readonly renewing: boolean };

export type SearchScreenProps = {
  readonly heading: string;
  /** HTML. */
  readonly introduction: string;
  readonly route: SearchRoute;
  readonly state: SearchState;
  readonly view: SearchView;
  readonly settings: Pick<SiteSettings, "searchInfoText" | "noHitsTitle" | "noHitsMessage">;
  /** Where an editor edits a result; null for everybody else. */
  readonly editHref: ((pageId: number) => string) | null;
  readonly onSearch: (state: SearchState) => void;
};

/**
 * The search page. Everything in it is a link or a field of one plain GET form, so it works
 * without script; with script each choice searches at once.
 */
export function SearchScreen({ heading, introduction, settings, view, ...props }: SearchScreenProps) {
  const groups = view.at === "shown" ? view.answer.searchFilter.filter(({ visible }) => visible) : [];
  const total = view.at === "shown" ? view.answer.totalMatching : 0;
  const { route, state, onSearch } = props;
  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <PageHeading>{heading}</PageHeading>
        {settings.searchInfoText ? (
          <Help about={searchTexts.helpAbout}>
            <p className={styles.help}>{settings.searchInfoText}</p>
          </Help>
        ) : null}
      </div>
      <Html html={introduction} className={styles.introduction} />
      <SearchForm route={route} state={state} groups={groups} onSearch={onSearch} />
      <FilterBar state={state} groups={groups} total={total} onSearch={onSearch} />
      <Results {...props} view={view} settings={settings} />
    </div>
  );
}
