import type { ReactNode } from "react";
import { uiTexts } from "../../texts/ui.ts";
import { classes } from "./classes.ts";
import { type LinkRender, plainLink } from "./link.tsx";
import { pagesToShow } from "./pages-to-show.ts";
import styles from "./pagination.module.css";

export type PaginationProps = {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly href: (page: number) => string;
  readonly onPage?: (page: number) => void;
  readonly link?: LinkRender;
  /** Tells two bars on one page apart. */
  readonly label?: string;
};

const texts = uiTexts.pagination;

/** Previous, numbers, next: links, so that pages can be shared and work without script. Nothing when there is one page. */
export function Pagination({ page, pages, href, onPage, link = plainLink, label = texts.label }: PaginationProps) {
  if (pages <= 1) return null;
  const to = (target: number, text: ReactNode, spoken?: string) =>
    link({
      href: href(target),
      className: "ds-button",
      "aria-label": spoken,
      "aria-current": target === page && spoken ? "page" : undefined,
      onClick: () => onPage?.(target),
      children: text,
      ...{ "data-variant": "tertiary" },
    });
  const end = (target: number, text: string) =>
    target < 1 || target > pages ? (
      <button className="ds-button" data-variant="tertiary" type="button" disabled>
        <span className={styles.end}>{text}</span>
      </button>
    ) : (
      to(target, <span className={styles.end}>{text}</span>)
    );
  return (
    <nav className={classes("ds-pagination", styles.bar)} aria-label={label} data-print="hide">
      <ul>
        <li>{end(page - 1, texts.previous)}</li>
        {pagesToShow(page, pages).map((shown) => (
          <li key={shown.key}>
            {shown.page === null ? null : to(shown.page, String(shown.page), texts.page(shown.page))}
          </li>
        ))}
        <li>{end(page + 1, texts.next)}</li>
      </ul>
    </nav>
  );
}
