import { blocksTexts } from "../../../texts/blocks.ts";
import type { BlockViewProps } from "./block-view-props.ts";
import styles from "./blocks.module.css";
import { NotFilledIn } from "./not-filled-in.tsx";
import { Titled } from "./titled.tsx";

/** `2026-11-21` as `21.11.2026`; anything else as it was written. */
const asDate = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3.$2.$1");

/** A text as its author broke it into lines. */
export function TextView({ item, published, level }: BlockViewProps) {
  const text = item.properties.text?.trim() ?? "";
  if (published && item.hideWhenPublished) return <HiddenText item={item} level={level} />;
  return (
    <Titled title={item.title} level={level}>
      {text === "" ? (
        <NotFilledIn />
      ) : (
        <p className={styles.lines}>{item.properties.isDateInput ? asDate(text) : text}</p>
      )}
    </Titled>
  );
}

const HiddenText = ({ item, level }: Pick<BlockViewProps, "item" | "level">) => (
  <Titled title={item.title} level={level}>
    <input className="ds-input" disabled value={blocksTexts.hidden} aria-label={item.title} />
  </Titled>
);
