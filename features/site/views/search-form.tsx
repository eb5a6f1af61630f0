import { type SubmitEvent, useId } from "react";
import { classes, MagnifyingGlassIcon } from "../../../platform/ui/index.ts";
import { addresses } from "../../address/rules/index.ts";
import { frameTexts } from "../texts.ts";
import styles from "./search-form.module.css";
import { usePlaced, useSite } from "./shell/use-site.ts";
import { useSuggestions } from "./suggesting.tsx";

type SearchFormProps = {
  /** The current search query. */
  readonly query: string;
  /** Takes over from the browser's own GET to the search page. */
  readonly onSearch?: ((query: string) => void) | undefined;
  readonly className?: string | undefined;
};

/** The search in the header and on the front page: `q` to the search page. */
export function SiteSearchForm({ query, onSearch, className }: SearchFormProps) {
  const id = useId();
  const placed = usePlaced();
  const label = frameTexts.searchLabel(useSite().key);
  const { field, suggestions } = useSuggestions();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("q") ?? ""));
  };
  return (
    <search className={classes(styles.search, className)}>
      <form action={placed(addresses.search)} method="get" onSubmit={submit}>
        <label htmlFor={id} className="ds-sr-only">
          {label}
        </label>
        <input
          key={query}
          id={id}
          className="ds-input"
          type="search"
          name="q"
          defaultValue={query}
          placeholder={label}
          autoComplete="off"
          {...field}
        />
        <button className="ds-button" type="submit">
          <MagnifyingGlassIcon aria-hidden />
          <span className={styles.searchText}>{frameTexts.search}</span>
        </button>
      </form>
      {suggestions}
    </search>
  );
}
