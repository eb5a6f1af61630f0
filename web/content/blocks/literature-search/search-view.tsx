import type { LiteratureItem } from "../../../../core/contract/schema-item.ts";
import { isWebAddress } from "../../../../core/literature/index.ts";
import { isEmptyRichText } from "../../../../core/rich-text/index.ts";
import { searchesTexts } from "../../../../texts/searches.ts";
import { RichText } from "../../rich-text/rich-text.tsx";
import styles from "./literature-search.module.css";

/** The values of a search that are shown; an item of the list has them, and so has what a colleague wrote meanwhile. */
export type ShownSearch = Pick<
  LiteratureItem,
  "searchType" | "source" | "url" | "date" | "strategy" | "numberOfSearchHits"
>;

/** `2026-03-01` as `01.03.2026`. */
export const norwegianDay = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3.$2.$1");

/** One search: where, when, how many hits, and how. */
export function SearchView({ search }: { search: ShownSearch }) {
  const { searchType, source, url, date, strategy, numberOfSearchHits } = search;
  return (
    <div className={styles.search}>
      <p className={styles.source}>
        {isWebAddress(url) ? (
          <a href={url} rel="noopener">
            {source}
          </a>
        ) : (
          [source, url].filter((text) => text !== "").join(", ")
        )}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{searchesTexts.date}</dt>
          <dd>
            <time dateTime={date}>{norwegianDay(date)}</time>
          </dd>
        </div>
        {searchType === "DB" ? (
          <div>
            <dt>{searchesTexts.hits}</dt>
            <dd>{(numberOfSearchHits ?? 0).toLocaleString("nb-NO")}</dd>
          </div>
        ) : null}
      </dl>
      {isEmptyRichText(strategy) ? null : (
        <div className={styles.strategy}>
          <p className={styles.label}>{searchesTexts.strategy}</p>
          <RichText html={strategy} />
        </div>
      )}
    </div>
  );
}
