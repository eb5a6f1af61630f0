import type { BlockFieldProps } from "../block-ui.ts";
import styles from "../blocks.module.css";
import { BlockHelp } from "../use-block-field.tsx";

/** A section's title, help and introduction; its blocks follow below. */
export const SectionField = ({ item }: BlockFieldProps) => (
  <header className={styles.sectionHeader}>
    <div className={styles.labelRow}>
      <h2 id={`section-${item.contentGuid}`} tabIndex={-1}>
        {item.title}
      </h2>
      <BlockHelp item={item} />
    </div>
    {item.description === "" ? null : <p>{item.description}</p>}
  </header>
);
