import type { SchemaItem } from "../../../core/contract/schema-item.ts";
import type { BlockViewProps } from "./block-view-props.ts";
import styles from "./blocks.module.css";
import { NotFilledIn } from "./not-filled-in.tsx";
import { Titled } from "./titled.tsx";

/** The texts of the chosen values in the order of the options, a child after its parent's text. */
export const chosenTexts = ({ properties }: Pick<SchemaItem, "properties">): readonly string[] => {
  const chosen = new Set(properties.selected);
  return (properties.selectable ?? []).flatMap((option) => [
    ...(chosen.has(option.value) ? [option.text] : []),
    ...(option.children ?? []).flatMap((child) => (chosen.has(child.value) ? [`${option.text}: ${child.text}`] : [])),
  ]);
};

/** What was chosen: one as a text, several as a list. */
export function ChoiceView({ item, level }: BlockViewProps) {
  const texts = chosenTexts(item);
  return (
    <Titled title={item.title} level={level}>
      {texts.length === 0 ? <NotFilledIn /> : null}
      {texts.length === 1 ? <p>{texts[0]}</p> : null}
      {texts.length > 1 ? (
        <ul className={styles.list}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
    </Titled>
  );
}
