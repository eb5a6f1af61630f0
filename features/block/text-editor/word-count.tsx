import { useDeferredValue, useEffect, useRef, useState } from "react";
import { countWords, lixOf, readabilityOf } from "../../../platform/pure/rich-text/index.ts";
import { LiveRegion } from "../../../platform/ui/index.ts";
import { wordCountTexts as texts } from "../../editor/texts-words.ts";
import styles from "../screens/blocks.module.css";

/** How long nobody has written before the count is said to a screen reader: after each key it would be in the way. Milliseconds. */
const PAUSE = 3_000;
/** In a shorter text one long sentence would decide the readability index. */
const FEWEST_WORDS = 30;

function countOf(html: string, recommended: number): string {
  const words = countWords(html);
  const lix = words < FEWEST_WORDS ? null : lixOf(html);
  const count = texts.count(words, recommended);
  return lix === null ? count : `${count} · ${texts.lix(lix, readabilityOf(lix))}`;
}

type Props = { readonly id: string; readonly html: string; readonly recommended: number };

/** Words and readability of a text, below it. It is said aloud only while the focus is in the text: not when a colleague writes there. */
export function WordCount({ id, html, recommended }: Props) {
  const line = countOf(useDeferredValue(html), recommended);
  const [said, setSaid] = useState("");
  const before = useRef(line);
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (line === before.current) return undefined;
    const pause = setTimeout(() => {
      before.current = line;
      if (shown.current?.parentElement?.contains(document.activeElement)) setSaid(line);
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [line]);
  return (
    <>
      <p ref={shown} id={id} className={styles.hint}>
        {line}
      </p>
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}
