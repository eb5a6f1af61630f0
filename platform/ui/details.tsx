import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./details.module.css";

export type DetailsProps = {
  readonly summary: ReactNode;
  readonly defaultOpen?: boolean;
  /** Details that share a name close each other. */
  readonly name?: string;
  readonly id?: string;
  readonly children: ReactNode;
};

/** A line that opens to show more. The browser's own element, so it works without script and opens for a search in the page. */
export const Details = ({ summary, defaultOpen = false, name, id, children }: DetailsProps) => (
  <details
    className={classes("ds-details", styles.details)}
    data-color="neutral"
    open={defaultOpen}
    name={name}
    id={id}
  >
    <summary>{summary}</summary>
    <div>{children}</div>
  </details>
);

/** Details under each other, as one list. */
export const Accordion = ({ children }: { children: ReactNode }) => <div className={styles.accordion}>{children}</div>;
