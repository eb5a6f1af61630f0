import type { LiteratureFigure } from "../../../core/literature/index.ts";
import { searchesTexts } from "../../../texts/searches.ts";
import styles from "./literature-search.module.css";

const number = (value: number): string => value.toLocaleString("nb-NO");

/** Database sources with hits and the total of each category, and web sources. docs/spec/literature.md, Summary */
export function LiteratureSummary({ figure }: { figure: LiteratureFigure }) {
  const { databaseSearches, webSearches } = figure;
  if (databaseSearches.length === 0 && webSearches.length === 0)
    return <p className={styles.none}>{searchesTexts.none}</p>;
  return (
    <div className={styles.summary}>
      {databaseSearches.length > 0 ? <DatabaseTable searches={databaseSearches} /> : null}
      {webSearches.length > 0 ? <WebSources searches={webSearches} /> : null}
    </div>
  );
}

/** Two searches in one source are two lines: a line is known by its place. */
const placed = <T,>(items: readonly T[]) => items.map((item, place) => ({ item, key: String(place) }));

const DatabaseTable = ({ searches }: { searches: LiteratureFigure["databaseSearches"] }) => (
  <table className={styles.table}>
    <caption>{searchesTexts.databases}</caption>
    <thead>
      <tr>
        <th scope="col">{searchesTexts.source}</th>
        <th scope="col">{searchesTexts.hits}</th>
      </tr>
    </thead>
    {searches.map(({ name, categoryTotal, items }) => (
      <tbody key={name}>
        <tr>
          <th scope="rowgroup">{name}</th>
          <td>{number(categoryTotal)}</td>
        </tr>
        {placed(items).map(({ item: { source, hits }, key }) => (
          <tr key={key}>
            <th scope="row">{source}</th>
            <td>{number(hits)}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);

const WebSources = ({ searches }: { searches: LiteratureFigure["webSearches"] }) => (
  <table className={styles.table}>
    <caption>{searchesTexts.webSources}</caption>
    <thead>
      <tr>
        <th scope="col">{searchesTexts.source}</th>
      </tr>
    </thead>
    {searches.map(({ name, items }) => (
      <tbody key={name}>
        <tr>
          <th scope="rowgroup">{name}</th>
        </tr>
        {placed(items).map(({ item: { source }, key }) => (
          <tr key={key}>
            <th scope="row">{source}</th>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
