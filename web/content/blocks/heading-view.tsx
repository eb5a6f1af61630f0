import type { BlockViewProps } from "./block-view-props.ts";
import styles from "./blocks.module.css";

/** A heading inside a section, never above the level of the blocks it stands among. */
export function HeadingView({ item, level }: BlockViewProps) {
  const Heading = `h${Math.max(level, item.properties.level ?? level) as 3 | 4 | 5}` as const;
  return (
    <div className={styles.block}>
      <Heading>{item.title}</Heading>
      {item.description === "" ? null : <p>{item.description}</p>}
    </div>
  );
}
