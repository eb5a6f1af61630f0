import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { Alert, Button, Loader, RadioGroup, TextField } from "../../../../platform/ui/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import { usePlaced } from "../../../site/views/shell/use-site.ts";
import { useSuggestions } from "../../../site/views/suggesting.tsx";
import type { SearchAnswer, SearchResultItem } from "../../calls.ts";
import {
  assessmentRoute,
  searchLimits,
  WIDGET_FIRST_PAGE,
  type WidgetSearch,
  widgetChoices,
  widgetPages,
  widgetRequest,
} from "../../rules/index.ts";
import { searchTexts } from "../../texts.ts";
import { searchWidgetTexts as texts } from "../../texts-widget.ts";
import styles from "./search-widget.module.css";

type SearchWidgetProps = {
  readonly route: keyof typeof texts.label;
  /** The type of the assessment whose form it stands in; null elsewhere. */
  readonly form: string | null;
};

/** A search where people are at work: a box, what is listed, three hits and paging. */
export function SearchWidget({ route, form }: SearchWidgetProps) {
  const api = useApi();
  const placed = usePlaced();
  const [search, setSearch] = useState<WidgetSearch>({ q: "", page: WIDGET_FIRST_PAGE, choice: "all" });
  const isAsked = search.q !== "";
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(api, "search", { params: { route }, body: widgetRequest(search, form) }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });

  const askFor = (q: string) => setSearch({ ...search, q: q.trim(), page: WIDGET_FIRST_PAGE });
  const { field, suggestions } = useSuggestions({ route, onWords: askFor });
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    askFor(String(new FormData(event.currentTarget).get("q") ?? ""));
  };
  return (
    <div className={styles.widget}>
      <search className={styles.search}>
        <form className={styles.form} action={placed(addresses.search)} method="get" onSubmit={ask}>
          <TextField
            type="search"
            name="q"
            maxLength={searchLimits.queryLength}
            label={texts.label[route]}
            hint={texts.hint}
            defaultValue={search.q}
            autoComplete="off"
            {...field}
          />
          <Button type="submit">{searchTexts.searchButton}</Button>
        </form>
        {suggestions}
      </search>
      {route === assessmentRoute ? (
        <RadioGroup
          label={texts.choice}
          options={widgetChoices.map((value) => ({ value, text: texts.choices[value] }))}
          value={search.choice}
          onChange={(value) =>
            setSearch({ ...search, choice: widgetChoices.find((each) => each === value) ?? "all", page: 1 })
          }
        />
      ) : null}
      <div role="status">
        {isAsked && isFetching && !data ? <Loader /> : null}
        {isAsked && data ? (
          <p className={styles.count}>
            {searchTexts.resultCount(data.totalMatching)}
            {data.totalMatching === 0 ? `. ${searchTexts.noHits.message}` : ""}
          </p>
        ) : null}
      </div>
      {isAsked && error ? (
        <Alert tone="danger" role="alert">
          <p>{searchTexts.failed}</p>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {searchTexts.tryAgain}
          </Button>
        </Alert>
      ) : null}
      {isAsked && data ? <Hits answer={data} onPage={(page) => setSearch({ ...search, page })} /> : null}
    </div>
  );
}

type HitsProps = { readonly answer: SearchAnswer; readonly onPage: (page: number) => void };

function Hits({ answer, onPage }: HitsProps) {
  const { previous, next } = widgetPages(answer);
  if (answer.searchResult.length === 0) return null;
  const to = (page: number | null, label: string) => (
    <Button
      variant="tertiary"
      size="sm"
      aria-disabled={page === null}
      onClick={() => {
        if (page !== null) onPage(page);
      }}
    >
      {label}
    </Button>
  );
  return (
    <>
      <ul className={styles.hits} aria-label={texts.results}>
        {answer.searchResult.map((hit) => (
          <Hit key={hit.pageId} hit={hit} />
        ))}
      </ul>
      {previous === null && next === null ? null : (
        <nav aria-label={texts.paging} className={styles.paging}>
          {to(previous, texts.previous)}
          {to(next, texts.next)}
        </nav>
      )}
    </>
  );
}

/** One hit. It opens beside the form, where somebody may be writing. */
function Hit({ hit: { url, title, statusText, unitTitle, organizations } }: { hit: SearchResultItem }) {
  const ids = useId();
  const about = [statusText, ...new Set([unitTitle, ...organizations])].filter((text) => text !== "");
  return (
    <li>
      <a href={url} target="_blank" rel="noreferrer" aria-describedby={ids}>
        {title}
        <span className="ds-sr-only"> {texts.newTab}</span>
      </a>
      <p id={ids}>{about.join(" · ")}</p>
    </li>
  );
}
