import type { PageModel } from "../../../core/content/index.ts";
import { Html } from "../../content/html.tsx";
import { ContentArea } from "../../content/page-blocks/content-area.tsx";
import { ArticleList } from "../../content/page-blocks/lists.tsx";
import { PageHeading } from "../../ui/index.ts";
import styles from "./article.module.css";

/** A page that lists the pages under it. */
export const CatalogPage = ({ content }: { content: PageModel<"CatalogPage"> }) => (
  <div className={styles.catalog}>
    <PageHeading>{content.heading}</PageHeading>
    <Html html={content.introduction} className={styles.introduction} />
    <ContentArea blocks={content.mainContent} />
    <ArticleList items={content.items} />
  </div>
);
