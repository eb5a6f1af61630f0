import type { SchemaItem } from "../../../core/contract/schema-item.ts";
import { ArrowLeftIcon, ArrowRightIcon, type LinkRender, plainLink } from "../../ui/index.ts";
import styles from "./sections.module.css";

type SectionStepsProps = {
  readonly label: string;
  readonly texts: { readonly previous: string; readonly next: string };
  readonly previous: SchemaItem | undefined;
  readonly next: SchemaItem | undefined;
  readonly hrefOf: (section: SchemaItem) => string;
  readonly link?: LinkRender;
};

/** To the section before and after, across the tabs. */
export const SectionSteps = ({ label, texts, previous, next, hrefOf, link = plainLink }: SectionStepsProps) => (
  <nav className={styles.steps} aria-label={label} data-print="hide">
    {previous
      ? link({
          href: hrefOf(previous),
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
      ? link({
          href: hrefOf(next),
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
