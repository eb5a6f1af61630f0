import { authorTexts } from "../../../texts/author.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "../../ui/index.ts";
import styles from "./editor.module.css";
import type { OpenPlace } from "./open-place.ts";
import { SectionLink } from "./section-link.tsx";

/** To the section before and after, across the tabs. */
export const SectionSteps = ({ place: { previous, next } }: { place: OpenPlace }) => (
  <nav className={styles.steps} aria-label={authorTexts.steps}>
    {previous ? (
      <SectionLink item={previous} className={styles.step}>
        <ArrowLeftIcon aria-hidden />
        <span>
          <small>{authorTexts.previous}</small>
          {previous.title}
        </span>
      </SectionLink>
    ) : null}
    {next ? (
      <SectionLink item={next} className={`${styles.step} ${styles.forward}`}>
        <span>
          <small>{authorTexts.next}</small>
          {next.title}
        </span>
        <ArrowRightIcon aria-hidden />
      </SectionLink>
    ) : null}
  </nav>
);
