import type { ReactNode } from "react";
import { norwegianDate } from "../../../../platform/pure/norwegian-date/index.ts";
import { Html } from "../../../../platform/ui/html.tsx";
import { Accordion, ChevronRightIcon, Details, HeadingText } from "../../../../platform/ui/index.ts";
import { Picture } from "../../../media/views/picture.tsx";
import type { ArticleItem, BlockPropertiesOf } from "../../rules/index.ts";
import { articleTexts } from "../../texts-article.ts";
import styles from "./page-blocks.module.css";

type ArticleListProps = {
  readonly heading?: string;
  /** The page that has all of them. */
  readonly all?: string;
  readonly items: readonly ArticleItem[];
};

/** Articles with picture, name, date and preamble. */
export const ArticleList = ({ heading, all, items }: ArticleListProps) => (
  <section className={styles.articles} aria-label={heading ?? articleTexts.articles}>
    {heading ? (
      <div className={styles.headingRow}>
        <h2>
          <HeadingText>{heading}</HeadingText>
        </h2>
        {all ? <a href={all}>{articleTexts.all}</a> : null}
      </div>
    ) : null}
    <ul>
      {items.map((item) => (
        <li key={item.url} className={styles.article}>
          <Picture of={item.image} alt="" className={styles.picture} />
          <ItemHeading level={heading ? 3 : 2}>
            <a href={item.url}>
              <HeadingText>{item.name}</HeadingText>
            </a>
          </ItemHeading>
          <Html html={item.preamble} />
          <p className={styles.date}>
            <time dateTime={item.publishdate}>{articleTexts.published(norwegianDate(item.publishdate))}</time>
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

type FaqProps = { readonly faq: BlockPropertiesOf<"FaqAccordionBlock"> };

/** Questions that open to their answers, and an optional link. */
export const Faq = ({ faq }: FaqProps) => (
  <section className={styles.faq}>
    <h2>{faq.heading}</h2>
    {faq.ingress === "" ? null : <p>{faq.ingress}</p>}
    <Accordion>
      {faq.questions.map(({ question, answer }) => (
        <Details key={question} summary={question}>
          <Html html={answer} />
        </Details>
      ))}
    </Accordion>
    {faq.link ? (
      <p className={styles.faqLink}>
        <a className="ds-link" href={faq.link}>
          {faq.linkText}
        </a>
      </p>
    ) : null}
  </section>
);

type PageLinkListProps = {
  readonly heading: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
};

/** Shortcuts to other pages. */
export const PageLinkList = ({ heading, links }: PageLinkListProps) => (
  <nav className={styles.pageLinks} aria-label={heading}>
    <h2>{heading}</h2>
    <ul>
      {links.map(({ href, text }) => (
        <li key={`${href} ${text}`}>
          <a href={href}>
            <span>{text}</span>
            <ChevronRightIcon aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
