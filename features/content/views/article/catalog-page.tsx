import { Html, Part } from "../../../../platform/ui/html.tsx";
import { PageHeading } from "../../../../platform/ui/index.ts";
import type { PageModel } from "../../rules/index.ts";
import { ContentArea } from "../blocks/content-area.tsx";
import { ArticleList } from "../blocks/lists.tsx";
import { InForm, langOf } from "../lang.tsx";
import styles from "./article.module.css";

/** A page that lists the pages under it. */
export const CatalogPage = ({ content }: { content: PageModel<"CatalogPage"> }) => (
  <div className={styles.catalog}>
    <Part name="heading">
      <PageHeading lang={langOf(content)}>{content.heading}</PageHeading>
    </Part>
    <Part name="introduction">
      <InForm lang={langOf(content)}>
        <Html html={content.introduction} className={styles.introduction} />
      </InForm>
    </Part>
    <Part name="mainContent">
      <ContentArea blocks={content.mainContent} />
    </Part>
    <ArticleList items={content.items} />
  </div>
);
