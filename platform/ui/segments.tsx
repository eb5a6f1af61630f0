import type { ReactNode } from "react";
import styles from "./segments.module.css";

/** A choice between a few in one frame: items of a list, each a link with `aria-current` or a button with `aria-pressed`. */
export const Segments = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.segments}>{children}</ul>
);
