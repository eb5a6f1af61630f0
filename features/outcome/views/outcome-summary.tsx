import {
  countedText,
  type NoSentence,
  type OutcomeCells,
  sentenceOf,
  shownOutcome,
  type TextsInSentence,
} from "../rules/index.ts";
import { outcomeTexts as texts } from "../texts.ts";
import { CertaintyMark } from "./certainty-mark.tsx";
import styles from "./outcome-table-view.module.css";

type OutcomeSummaryProps = {
  readonly cells: OutcomeCells;
  /** Null where it stands above already. */
  readonly name: string | null;
  readonly inText: TextsInSentence;
  /** The reason for a missing sentence, in words. */
  readonly noSentence: (reason: NoSentence) => string;
};

/** An outcome in a few lines: name, certainty, sentence and difference. */
export function OutcomeSummary({ cells, name, inText, noSentence }: OutcomeSummaryProps) {
  const { certainty, lines } = shownOutcome(cells, inText, "nb");
  const said = sentenceOf(cells, inText);
  return (
    <div className={styles.summary}>
      {name === null ? null : <h4>{name}</h4>}
      {certainty === null ? null : <CertaintyMark certainty={certainty} />}
      <p className={said.kind === "None" ? styles.quiet : undefined}>
        {said.kind === "Sentence" ? said.sentence.nb : noSentence(said.reason)}
      </p>
      {lines.map(({ n, group, difference, interval, ...line }) =>
        difference === "" ? null : (
          <p key={n}>
            {group === "" ? "" : `${group}: `}
            <strong>{difference}</strong>
            {interval === "" ? "" : ` (${interval})`}
            {line.per === null || line.without === ""
              ? ""
              : `. ${texts.fromTo(line.with, countedText(line.without, line, texts))}`}
          </p>
        ),
      )}
    </div>
  );
}
