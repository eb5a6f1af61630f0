import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { addresses } from "../../../core/address/index.ts";
import type { SearchRoute } from "../../../core/search/index.ts";
import { introTexts } from "../../../texts/intro.ts";
import { callQuery, useApi } from "../../api/api.ts";
import styles from "./intro.module.css";

/** Milliseconds without a keystroke before the title is searched for. */
const PAUSE = 500;
/** Fewer characters find everything. */
const SHORTEST = 4;
const SHOWN = 3;
const ROUTE: SearchRoute = "methodassessment";

/** Assessments that resemble the title being typed, so that nobody starts the same work twice. docs/spec/start-form.md, Fields of the form */
export function TitleHits({ title }: { readonly title: string }) {
  const q = usePaused(title.trim());
  // Written out: the search page's own rules would weigh more than this.
  const search = { q, sort: "relevance" } as const;
  const query = callQuery(useApi(), "search", { params: { route: ROUTE }, body: { ...search, pageSize: SHOWN } });
  const { data } = useQuery({ ...query, enabled: q.length >= SHORTEST });
  const isFound = q.length >= SHORTEST && data !== undefined && data.totalMatching > 0;
  return (
    <div role="status" className={isFound ? styles.hits : undefined}>
      {isFound ? (
        <>
          <p>{introTexts.similar(data.totalMatching)}</p>
          <ul>
            {data.searchResult.map(({ pageId, title: found, url, unitTitle, statusText }) => (
              <li key={pageId}>
                <a href={url} target="_blank" rel="noreferrer">
                  {found}
                </a>{" "}
                <span>{[unitTitle, statusText].filter(Boolean).join(" · ")}</span>
              </li>
            ))}
          </ul>
          {data.totalMatching > SHOWN ? (
            <p>
              <a href={`${addresses.search}?${new URLSearchParams(search)}`} target="_blank" rel="noreferrer">
                {introTexts.allSimilar}
              </a>
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

/** The text as it was when nobody had typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
