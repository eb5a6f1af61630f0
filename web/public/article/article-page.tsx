import { useMemo } from "react";
import { type PageModel, withHeadingIds } from "../../../core/content/index.ts";
import { norwegianDate } from "../../../core/norwegian-date/index.ts";
import { contentTexts } from "../../../texts/content.ts";
import { Html } from "../../content/html.tsx";
import { ContentArea } from "../../content/page-blocks/index.ts";
import { useSite } from "../../shell/use-site.ts";
import { PrintButton, ShareMenu } from "../../ui/index.ts";
import styles from "./article.module.css";
import { ChangeLog } from "./change-log.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

/** docs/spec/content.md, Article. Empty parts are left out. */
export function ArticlePage({ content }: { content: PageModel<"StandardPage"> }) {
  const { origin } = useSite();
  const { html, headings } = useMemo(() => withHeadingIds(content.mainBody), [content.mainBody]);
  return (
    <article className={styles.page}>
      <h1>{content.heading}</h1>
      <Html html={content.introduction} className={styles.introduction} />
      <p className={styles.date}>
        <time dateTime={content.changed}>{contentTexts.updated(norwegianDate(content.changed))}</time>
      </p>
      {content.hideChangeLog ? null : <ChangeLog entries={content.changeLog} />}
      <div className={styles.toolbar} data-print="hide">
        <ShareMenu title={content.name} url={`${origin}${content.url}`} />
        <PrintButton />
      </div>
      {content.showTableOfContent ? <TableOfContents headings={headings} /> : null}
      <ContentArea blocks={content.topContent} />
      <Html html={html} />
      <ContentArea blocks={content.mainContent} />
      {content.author === "" ? null : <p className={styles.author}>{contentTexts.author(content.author)}</p>}
    </article>
  );
}
