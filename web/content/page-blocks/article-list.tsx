import type { ReactNode } from "react";
import type { ArticleItem } from "../../../core/content/index.ts";
import { norwegianDate } from "../../../core/norwegian-date/index.ts";
import { contentTexts } from "../../../texts/content.ts";
import { Html } from "../html.tsx";
import styles from "./page-blocks.module.css";

type ArticleListProps = { readonly heading?: string; readonly items: readonly ArticleItem[] };

/** Articles with picture, name, date and preamble. docs/spec/content.md, Article */
export const ArticleList = ({ heading, items }: ArticleListProps) => (
  <section className={styles.articles} aria-label={heading ?? contentTexts.articles}>
    {heading ? <h2>{heading}</h2> : null}
    <ul>
      {items.map((item) => (
        <li key={item.url} className={styles.article}>
          {item.imageUrl ? <img src={item.imageUrl} alt="" className={styles.picture} loading="lazy" /> : null}
          <ItemHeading level={heading ? 3 : 2}>
            <a href={item.url}>{item.name}</a>
          </ItemHeading>
          <Html html={item.preamble} />
          <p className={styles.date}>
            <time dateTime={item.publishdate}>{contentTexts.published(norwegianDate(item.publishdate))}</time>
          </p>
        </li>
      ))}
    </ul>
  </section>
);

const ItemHeading = ({ level, children }: { level: 2 | 3; children: ReactNode }) => {
  const Heading = `h${level}` as const;
  return <Heading className={styles.cardHeading}>{children}</Heading>;
};
