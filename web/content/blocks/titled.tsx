import type { ReactNode } from "react";
import styles from "./blocks.module.css";

type TitledProps = { readonly title: string; readonly level: 3 | 4 | 5; readonly children: ReactNode };

/** A block's title above what is written under it. */
export function Titled({ title, level, children }: TitledProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.block}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}
