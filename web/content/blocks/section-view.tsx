import { BlockView } from "./block-view.tsx";
import type { BlockViewProps } from "./block-view-props.ts";
import styles from "./blocks.module.css";

/**
 * A section with its blocks under it. Its description tells authors what to write, so readers do not get it. `as` is the level of its
 * heading; a section that is open alone takes level 2.
 */
export function SectionView({ item, published, as }: Pick<BlockViewProps, "item" | "published"> & { as?: 2 | 3 }) {
  const level = as ?? (item.isSecondLevelSection ? 3 : 2);
  const Heading = `h${level}` as const;
  const headingId = `section-${item.contentGuid}`;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Heading id={headingId} tabIndex={-1}>
        {item.title}
      </Heading>
      {item.schemaItems.map((block) => (
        <BlockView key={block.contentGuid} item={block} published={published} level={level === 2 ? 3 : 4} />
      ))}
    </section>
  );
}
