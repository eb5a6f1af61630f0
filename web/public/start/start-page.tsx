import { useRouter } from "@tanstack/react-router";
import { addresses } from "../../../core/address/index.ts";
import type { PageModel } from "../../../core/content/index.ts";
import { norwegianDate } from "../../../core/norwegian-date/index.ts";
import { facetAddress } from "../../../core/search/index.ts";
import { contentTexts } from "../../../texts/content.ts";
import { Html } from "../../content/html.tsx";
import { ContentArea } from "../../content/page-blocks/content-area.tsx";
import { ArticleList, Faq, PageLinkList } from "../../content/page-blocks/lists.tsx";
import { SearchForm } from "../../frame/search-form.tsx";
import { HeadingText, LinkButton } from "../../ui/index.ts";
import styles from "./start.module.css";

type Content = PageModel<"StartPage">;

/** docs/spec/content.md, Page types */
export const StartPage = ({ content }: { content: Content }) => (
  <div className={styles.page}>
    <Hero content={content} />
    {content.newest.length + content.ongoing.length === 0 ? null : (
      <div className={styles.lists}>
        <AssessmentList heading={texts.newest} all={newestAddress} dated={texts.published} items={content.newest} />
        <AssessmentList heading={texts.ongoing} all={ongoingAddress} dated={texts.changed} items={content.ongoing} />
      </div>
    )}
    <div className={styles.boxes}>
      <LinkBox box={content.leftLinkBox} variant="primary" />
      <LinkBox box={content.rightLinkBox} variant="secondary" />
    </div>
    {content.hideArticleList || !content.articleList ? null : <ArticleList {...content.articleList} />}
    <ContentArea blocks={content.mainContent} />
    <div className={styles.foot}>
      {content.hideFaq || !content.faq ? null : <Faq faq={content.faq} />}
      {content.hidePageLinks || !content.pageLinks ? null : <PageLinkList {...content.pageLinks} />}
    </div>
  </div>
);

const texts = contentTexts.front;
const newestAddress = facetAddress("AssessmentStatus", "3");
const ongoingAddress = facetAddress("AssessmentStatus", "1");

type AssessmentListProps = {
  readonly heading: string;
  /** The search that lists all of them. */
  readonly all: string;
  readonly dated: (date: string) => string;
  readonly items: Content["newest"];
};

const AssessmentList = ({ heading, all, dated, items }: AssessmentListProps) =>
  items.length === 0 ? null : (
    <section className={styles.list}>
      <h2>{heading}</h2>
      <ul>
        {items.map(({ title, url, unitTitle, modified }) => (
          <li key={url}>
            <h3>
              <a href={url}>{title}</a>
            </h3>
            <p>
              <span>{unitTitle}</span> <time dateTime={modified}>{dated(norwegianDate(modified))}</time>
            </p>
          </li>
        ))}
      </ul>
      <a href={all}>{texts.all}</a>
    </section>
  );

function Hero({ content }: { content: Content }) {
  const router = useRouter();
  const search = (q: string) => void router.navigate({ href: `${addresses.search}?${new URLSearchParams({ q })}` });
  return (
    <div className={styles.hero}>
      <div>
        <h1>
          <HeadingText>{content.heading}</HeadingText>
        </h1>
        <Html html={content.introduction} className={styles.introduction} />
        <SearchForm query="" onSearch={search} className={styles.search} />
      </div>
      {content.image ? <img src={content.image.src} alt={content.image.alt} className={styles.picture} /> : null}
    </div>
  );
}

type LinkBoxProps = { readonly box: Content["leftLinkBox"]; readonly variant: "primary" | "secondary" };

const LinkBox = ({ box, variant }: LinkBoxProps) =>
  box ? (
    <section className={styles.box} data-variant={variant}>
      <h2>{box.heading}</h2>
      <p>{box.text}</p>
      <p className={styles.boxLink}>
        <LinkButton href={box.url} variant={variant} size="lg">
          {box.linkTitle}
        </LinkButton>
      </p>
    </section>
  ) : null;
