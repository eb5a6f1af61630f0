import type { PlacedSection } from "../../../core/reading/index.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "../../ui/index.ts";
import type { SectionLink } from "./section-link.ts";
import styles from "./sections.module.css";

type SectionStepsProps = {
  readonly label: string;
  readonly texts: { readonly previous: string; readonly next: string };
  readonly previous: PlacedSection | undefined;
  readonly next: PlacedSection | undefined;
  readonly link: SectionLink;
};

/** To the section before and after, across the tabs. */
export const SectionSteps = ({ label, texts, previous, next, link }: SectionStepsProps) => (
  <nav className={styles.steps} aria-label={label} data-print="hide">
    {previous
      ? link(previous, {
          className: styles.step,
          children: (
            <>
              <ArrowLeftIcon aria-hidden />
              <span>
                <small>{texts.previous}</small>
                {previous.title}
              </span>
            </>
          ),
        })
      : null}
    {next
      ? link(next, {
          className: `${styles.step} ${styles.forward}`,
          children: (
            <>
              <span>
                <small>{texts.next}</small>
                {next.title}
              </span>
              <ArrowRightIcon aria-hidden />
            </>
          ),
        })
      : null}
  </nav>
);
