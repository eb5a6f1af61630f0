import type { PageModel } from "../../../core/content/index.ts";
import { Html, Part } from "../../content/html.tsx";
import { ContentArea } from "../../content/page-blocks/content-area.tsx";
import { ArticleList } from "../../content/page-blocks/lists.tsx";
import { PageHeading } from "../../ui/index.ts";
import styles from "./article.module.css";

/** A page that lists the pages under it. */
export const CatalogPage = ({ content }: { content: PageModel<"CatalogPage"> }) => (
  <div className={styles.catalog}>
    <Part name="heading">
      <PageHeading>{content.heading}</PageHeading>
    </Part>
    <Part name="introduction">
      <Html html={content.introduction} className={styles.introduction} />
    </Part>
    <Part name="mainContent">
      <ContentArea blocks={content.mainContent} />
    </Part>
    <ArticleList items={content.items} />
  </div>
);
