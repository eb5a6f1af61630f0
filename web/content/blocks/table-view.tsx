import { blocksTexts } from "../../../texts/blocks.ts";
import type { BlockViewProps } from "./block-view-props.ts";
import styles from "./blocks.module.css";
import { Titled } from "./titled.tsx";

/** Population, intervention, comparator and outcome, each beside its text. */
export function TableView({ item, level }: BlockViewProps) {
  return (
    <Titled title={item.title} level={level}>
      <dl className={styles.table}>
        {(item.properties.table ?? []).map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            {text.trim() === "" ? (
              <dd className={styles.empty}>{blocksTexts.notFilledIn}</dd>
            ) : (
              <dd className={styles.lines}>{text}</dd>
            )}
          </div>
        ))}
      </dl>
    </Titled>
  );
}
