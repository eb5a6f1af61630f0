import { type MouseEvent, useMemo } from "react";
import { scrollBehavior } from "../../../../platform/browser/navigation.ts";
import { norwegianDate } from "../../../../platform/pure/norwegian-date/index.ts";
import { Html, Part } from "../../../../platform/ui/html.tsx";
import { LinkButton, PageHeading, PrintButton, ShareMenu } from "../../../../platform/ui/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import { useSite } from "../../../site/views/shell/use-site.ts";
import { useAlert } from "../../../subscription/views/use-alert.tsx";
import { type AreaItem, type LinkedHeading, type PageModel, withHeadingIds } from "../../rules/index.ts";
import { contentTexts } from "../../texts.ts";
import { articleTexts } from "../../texts-article.ts";
import { blockHeadings, ContentArea } from "../blocks/content-area.tsx";
import { InForm, langOf } from "../lang.tsx";
import styles from "./article.module.css";
import { ChangeLog } from "./change-log.tsx";

/** Empty parts are left out. */
export function ArticlePage({ content }: { content: PageModel<"StandardPage"> }) {
  const { key, origin } = useSite();
  const { html, headings } = useMemo(() => withHeadingIds(content.mainBody), [content.mainBody]);
  const lang = langOf(content);
  const contents = [...blockHeadings(content.topContent), ...headings, ...blockHeadings(content.mainContent)];
  return (
    <article className={styles.page}>
      <Part name="heading">
        <PageHeading lang={lang}>{content.heading}</PageHeading>
      </Part>
      <Part name="introduction">
        <InForm lang={lang}>
          <Html html={content.introduction} className={styles.introduction} />
        </InForm>
      </Part>
      <p className={styles.date}>
        <time dateTime={content.changed}>{articleTexts.updated(norwegianDate(content.changed))}</time>
      </p>
      {content.hideChangeLog ? null : <ChangeLog entries={content.changeLog} />}
      <div className={styles.toolbar} data-print="hide">
        <ShareMenu title={content.name} url={`${origin}${content.url}`} />
        <PrintButton />
        {key === "metodevarsel" && !content.mainContent.some(isTipsForm) ? <AlertOfNews /> : null}
      </div>
      {content.showTableOfContent ? <TableOfContents headings={contents} /> : null}
      <Part name="topContent">
        <ContentArea blocks={content.topContent} />
      </Part>
      <Part name="mainBody">
        <InForm lang={lang}>
          <Html html={html} />
        </InForm>
      </Part>
      <Part name="mainContent">
        <ContentArea blocks={content.mainContent} />
      </Part>
      <Part name="author">
        {content.author === "" ? null : <p className={styles.author}>{articleTexts.author(content.author)}</p>}
      </Part>
    </article>
  );
}

const isTipsForm = ({ contentLink }: AreaItem): boolean =>
  contentLink.expanded?.contentType.includes("TipsBlock") ?? false;

/** Alerts about everything new on the site. */
function AlertOfNews() {
  const { link, popup } = useAlert(addresses.search);
  return (
    <>
      <LinkButton {...link} variant="tertiary" size="sm">
        {contentTexts.alert}
      </LinkButton>
      {popup}
    </>
  );
}

/** Links to every h2 of the article. A click scrolls there smoothly and moves the focus; the address gets the place. */
const TableOfContents = ({ headings }: { headings: readonly LinkedHeading[] }) =>
  headings.length === 0 ? null : (
    <nav className={styles.contents} aria-label={articleTexts.tableOfContents} data-print="hide">
      <h2>{articleTexts.tableOfContents}</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(id, event)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );

function goTo(id: string, event: MouseEvent): void {
  const heading = document.getElementById(id);
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, "", `#${id}`);
  heading.setAttribute("tabindex", "-1");
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: scrollBehavior() });
}
