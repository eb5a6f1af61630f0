import type { MouseEvent } from "react";
import type { Heading } from "../../../core/content/index.ts";
import { contentTexts } from "../../../texts/content.ts";
import { scrollBehavior } from "../../shell/arrival.ts";
import styles from "./article.module.css";

/** Links to every h2 of the text. A click scrolls there smoothly and moves the focus; the address gets the place. */
export const TableOfContents = ({ headings }: { headings: readonly Heading[] }) =>
  headings.length === 0 ? null : (
    <nav className={styles.contents} aria-label={contentTexts.tableOfContents} data-print="hide">
      <h2>{contentTexts.tableOfContents}</h2>
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
