import { searchesTexts } from "../../../../texts/searches.ts";
import type { BlockViewProps } from "../block-view-props.ts";
import { Titled } from "../titled.tsx";
import styles from "./literature-search.module.css";
import { LiteratureSummary } from "./literature-summary.tsx";
import { SearchView } from "./search-view.tsx";
import { searchesIn } from "./searches-in.ts";

/** The searches as they are read: the summary, then section by section those that have any. */
export function LiteratureSearchView({ item, level }: BlockViewProps) {
  const { properties } = item;
  const sections = searchesIn(properties).filter(({ items }) => items.length > 0);
  const Heading = `h${level}` as const;
  const below = level === 3 ? 4 : 5;
  return (
    <div className={styles.parts}>
      <Heading className={styles.heading}>{item.title}</Heading>
      <Titled title={properties.overviewSection?.title ?? searchesTexts.overview} level={below}>
        <LiteratureSummary figure={properties.overviewData} />
      </Titled>
      {sections.map(({ key, title, items }) => (
        <Titled key={key} title={title} level={below}>
          <ul className={styles.list}>
            {items.map((search) => (
              <li key={search.id}>
                <SearchView search={search} />
              </li>
            ))}
          </ul>
        </Titled>
      ))}
    </div>
  );
}
