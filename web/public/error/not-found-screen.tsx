import { contentTexts } from "../../../texts/content.ts";
import styles from "./error.module.css";
import { MessagePage } from "./message-page.tsx";

/** A magnifying glass that looks over a sheet of paper. It stands still for readers who want less motion. */
const SearchingGlass = () => (
  <svg className={styles.picture} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
    <rect className={styles.sheet} x="46" y="22" width="108" height="148" rx="8" />
    <path className={styles.lines} d="M66 52h68M66 74h68M66 96h50M66 118h60M66 140h34" />
    <g className={styles.glass}>
      <circle className={styles.lens} cx="100" cy="92" r="30" />
      <path className={styles.handle} d="m122 114 26 26" />
    </g>
  </svg>
);

export const NotFoundScreen = () => <MessagePage {...contentTexts.notFound} picture={<SearchingGlass />} />;
