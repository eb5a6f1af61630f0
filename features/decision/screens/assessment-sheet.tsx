import { RichText } from "../../../platform/ui/rich-text/rich-text.tsx";
import { uiTexts } from "../../../platform/ui/texts.ts";
import { Mark } from "../../block/views/marks.tsx";
import { usePlaced } from "../../site/views/shell/use-site.ts";
import { decisionPageTexts as texts } from "../texts-screens.ts";
import styles from "./decision.module.css";
import type { Inspected } from "./decision-draft.ts";

/** The edition's recommendation, and a link to it. It opens in a new tab, because the form may be half written. */
export function AssessmentSheet({ assessment }: Pick<Inspected, "assessment">) {
  const placed = usePlaced();
  const { recommendation, recommendationKey, confidence, confidenceKey, conditions, edition, newest, url } = assessment;
  return (
    <section className={styles.sheet} aria-label={texts.recommendation}>
      {recommendation ? (
        <>
          <h2>{texts.recommendation}</h2>
          <p className={styles.recommendation}>
            <Mark value={recommendationKey ?? undefined} />
            {recommendation}
          </p>
        </>
      ) : null}
      {conditions ? (
        <>
          <h3>{texts.conditions}</h3>
          <RichText html={conditions} />
        </>
      ) : null}
      {confidence ? (
        <>
          <h3>{texts.confidence}</h3>
          <p className={styles.confidence}>
            <Mark value={confidenceKey ?? undefined} />
            {confidence}
          </p>
        </>
      ) : null}
      {edition < newest ? <p>{texts.newer(newest)}</p> : null}
      <p>
        <a href={placed(url)} target="_blank" rel="noreferrer">
          {texts.read}
          <span className="ds-sr-only"> {uiTexts.newTab}</span>
        </a>
      </p>
    </section>
  );
}
