import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Html, Part } from "../../../../platform/ui/html.tsx";
import { HeadingText, LinkButton } from "../../../../platform/ui/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import { Picture } from "../../../media/views/picture.tsx";
import { SiteSearchForm } from "../../../site/views/search-form.tsx";
import type { PageModel } from "../../rules/index.ts";
import { ContentArea } from "../blocks/content-area.tsx";
import { ArticleList, Faq, PageLinkList } from "../blocks/lists.tsx";
import styles from "./start.module.css";

type Content = PageModel<"StartPage"> | PageModel<"MethodNotificationStartPage">;

type StartFrameProps = {
  readonly content: Content;
  /** Under the search, in the first panel. */
  readonly beside?: ReactNode;
  /** The lists of news, and the offers. */
  readonly children?: ReactNode;
};

/** The common parts of the front pages of all sites. */
export const StartFrame = ({ content, beside, children }: StartFrameProps) => (
  <div className={styles.page}>
    <Hero content={content}>{beside}</Hero>
    {children}
    <Part name="articleList">
      {content.hideArticleList || !content.articleList ? null : <ArticleList {...content.articleList} />}
    </Part>
    <Part name="mainContent">
      <ContentArea blocks={content.mainContent} />
    </Part>
    <Part name="faq">{content.hideFaq || !content.faq ? null : <Faq faq={content.faq} />}</Part>
    <Part name="pageLinks">
      {content.hidePageLinks || !content.pageLinks ? null : <PageLinkList {...content.pageLinks} />}
    </Part>
  </div>
);

/** The picture is left out on phones, so it says nothing that the text does not. */
function Hero({ content, children }: { content: Content; children: ReactNode }) {
  const router = useRouter();
  const search = (q: string) => void router.navigate({ href: `${addresses.search}?${new URLSearchParams({ q })}` });
  return (
    <div className={styles.hero}>
      <div>
        <Part name="heading">
          <h1>
            <HeadingText>{content.heading}</HeadingText>
          </h1>
        </Part>
        <Part name="introduction">
          <Html html={content.introduction} className={styles.introduction} />
        </Part>
        <SiteSearchForm query="" onSearch={search} className={styles.search} />
        {children}
      </div>
      <Part name="image">
        <Picture of={content.image} alt="" className={styles.picture} />
      </Part>
    </div>
  );
}

/** The editors' two boxes. */
export const Offers = ({ content }: { content: Content }) => (
  <>
    <Part name="leftLinkBox">
      <Offer box={content.leftLinkBox} variant="primary" />
    </Part>
    <Part name="rightLinkBox">
      <Offer box={content.rightLinkBox} variant="secondary" />
    </Part>
  </>
);

type OfferProps = { readonly box: Content["leftLinkBox"]; readonly variant: "primary" | "secondary" };

const Offer = ({ box, variant }: OfferProps) =>
  box ? (
    <section className={styles.offer} data-variant={variant}>
      <h2>{box.heading}</h2>
      <p>{box.text}</p>
      <p className={styles.offerLink}>
        <LinkButton href={box.url} variant={variant}>
          {box.linkTitle}
        </LinkButton>
      </p>
    </section>
  ) : null;
