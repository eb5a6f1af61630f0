import { ChevronRightIcon } from "../../ui/index.ts";
import styles from "./page-blocks.module.css";

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
        <li key={href}>
          <a href={href}>
            <span>{text}</span>
            <ChevronRightIcon aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
