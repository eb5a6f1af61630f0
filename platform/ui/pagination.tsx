import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./pagination.module.css";
import { uiTexts } from "./texts.ts";

export type PaginationProps = {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly href: (page: number) => string;
  /** Tells two bars on one page apart. */
  readonly label?: string;
  /** Called when a page is gone to by its link. */
  readonly onGo?: () => void;
  /** On a phone only previous, "Side 2 av 5" and next. */
  readonly isShort?: boolean | undefined;
};

const texts = uiTexts.pagination;

/** Previous, numbers, next: links, so that pages can be shared and work without script. Nothing when there is one page. */
export function Pagination({ page, pages, href, label = texts.label, onGo, isShort }: PaginationProps) {
  if (pages <= 1) return null;
  const to = (target: number, text: ReactNode, spoken?: string) => (
    <a
      href={href(target)}
      onClick={onGo}
      className="ds-button"
      data-variant="tertiary"
      aria-label={spoken}
      aria-current={target === page && spoken ? "page" : undefined}
    >
      {text}
    </a>
  );
  const end = (target: number, text: string) =>
    target < 1 || target > pages ? (
      <button className="ds-button" data-variant="tertiary" type="button" disabled>
        <span className={styles.end}>{text}</span>
      </button>
    ) : (
      to(target, <span className={styles.end}>{text}</span>)
    );
  return (
    <nav className={classes("ds-pagination", styles.bar, isShort && styles.short)} aria-label={label} data-print="hide">
      <ul>
        <li>{end(page - 1, texts.previous)}</li>
        {pagesToShow(page, pages).map((shown) => (
          <li key={shown.key}>
            {shown.page === null ? null : to(shown.page, String(shown.page), texts.page(shown.page))}
          </li>
        ))}
        {isShort ? <li className={styles.place}>{texts.pageOf(page, pages)}</li> : null}
        <li>{end(page + 1, texts.next)}</li>
      </ul>
    </nav>
  );
}

type ShownPage = { readonly key: string; readonly page: number | null };

/** The first, the last and those around the current page; `null` stands for the gap between them. At most seven. */
export const pagesToShow = (page: number, pages: number): readonly ShownPage[] => {
  const wanted = new Set([1, pages, page - 1, page, page + 1]);
  if (page <= 3) for (const near of [2, 3, 4]) wanted.add(near);
  if (page >= pages - 2) for (const near of [pages - 1, pages - 2, pages - 3]) wanted.add(near);
  const numbers = [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1] ?? 0;
    const shown = { key: String(number), page: number };
    return number - before > 1 ? [{ key: `gap-${number}`, page: null }, shown] : [shown];
  });
};
