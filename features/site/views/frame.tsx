import type { ReactNode } from "react";
import { Html } from "../../../platform/ui/html.tsx";
import { SkipLinks } from "../../../platform/ui/index.ts";
import { frameTexts } from "../texts.ts";
import { Footer } from "./footer.tsx";
import styles from "./frame.module.css";
import { Header, type HeaderProps } from "./header.tsx";
import { MENU_ID } from "./main-menu.tsx";

/** The main content: where the second skip link goes, and where focus belongs after a navigation. */
export const CONTENT_ID = "hovedinnhold";

export type FrameProps = Omit<HeaderProps, "query" | "hasSearch" | "isLow"> & {
  /** The current search query, shown in the header's search field. */
  readonly query?: string | undefined;
  /** Leaves the header's search form out: the search page has one of its own. */
  readonly hasOwnSearch?: boolean | undefined;
  /** Header and footer take little height, and the page begins right below: the editor. */
  readonly isLow?: boolean | undefined;
  /** The page. The frame owns `<main>`. */
  readonly children: ReactNode;
};

/** Everything around a page: skip links, header, main, footer. */
export const Frame = ({ query = "", hasOwnSearch = false, isLow = false, children, ...header }: FrameProps) => (
  <div className={styles.frame} data-low={isLow || undefined}>
    <SkipLinks menuId={MENU_ID} contentId={CONTENT_ID} />
    <Header {...header} query={query} hasSearch={!hasOwnSearch} isLow={isLow} />
    {header.site.banner ? (
      <section className={styles.banner} aria-label={frameTexts.banner} data-color={header.site.banner.tone}>
        <Html html={header.site.banner.html} />
      </section>
    ) : null}
    <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <Footer footer={header.site.footer} isShort={isLow} />
  </div>
);
