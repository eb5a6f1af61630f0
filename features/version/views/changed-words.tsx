import { type DiffPart, wordDiff } from "../../../platform/pure/word-diff/index.ts";
import { changedWordsTexts as texts } from "../texts-changed-words.ts";
import styles from "./changed-words.module.css";

/** A text with the words that were taken out and put in since an earlier one: told by the marks, and said by a screen reader. */
export const ChangedWords = ({ before, after }: { before: string; after: string }) => (
  <p className={styles.change}>
    {placed(wordDiff(before, after)).map(({ from, ...part }) => (
      <Part key={from} {...part} />
    ))}
  </p>
);

/** Each part with the number of characters that stand before it. */
const placed = (parts: readonly DiffPart[]): readonly (DiffPart & { readonly from: number })[] => {
  let from = 0;
  return parts.map((part) => {
    const here = from;
    from += part.text.length;
    return { ...part, from: here };
  });
};

const Part = ({ kind, text }: DiffPart) => {
  if (kind === "same") return text;
  const Marked = kind === "deleted" ? "del" : "ins";
  return (
    <Marked>
      <span className="ds-sr-only">{texts[kind]}</span>
      {text}
      <span className="ds-sr-only">{texts.end}</span>
    </Marked>
  );
};
