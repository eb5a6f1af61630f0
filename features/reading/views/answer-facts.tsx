import { outcomeTexts } from "../../outcome/texts.ts";
import { CertaintyMark } from "../../outcome/views/certainty-mark.tsx";
import type { AssessmentView } from "../calls.ts";
import { answerTexts as texts } from "../texts-answer.ts";
import styles from "./answer-facts.module.css";
import type { ReadingAddresses } from "./reading-address.ts";

type AnswerFactsProps = { readonly read: AssessmentView; readonly addresses: ReadingAddresses };
type Answer = NonNullable<AssessmentView["answer"]>;

/** The outcomes that count most and the result of each year, below the recommendation. Nothing is said by a drawing alone. */
export const AnswerFacts = ({ read: { answer = {} }, addresses }: AnswerFactsProps) => (
  <div className={styles.facts}>
    {answer.outcomes ? (
      <div>
        <h2>{texts.outcomes}</h2>
        <ul className={styles.outcomes}>
          {answer.outcomes.map((outcome) => (
            <Outcome key={`${outcome.name} ${outcome.sentence}`} outcome={outcome} />
          ))}
        </ul>
        {answer.table ? <a href={addresses.section(answer.table)}>{texts.wholeTable}</a> : null}
      </div>
    ) : null}
    {answer.net ? (
      <div>
        <h2>{texts.net}</h2>
        <ul className={styles.net}>
          {answer.net.map(({ year, text }) => (
            <li key={year}>
              <span>{year}</span> <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>{texts.netMeans}</p>
      </div>
    ) : null}
  </div>
);

const Outcome = ({
  outcome: { name, certainty, sentence, difference, interval, bars },
}: {
  readonly outcome: NonNullable<Answer["outcomes"]>[number];
}) => (
  <li>
    <p className={styles.name}>
      <strong>{name}</strong>
      {certainty === null ? null : <CertaintyMark certainty={certainty} />}
    </p>
    {bars.length === 0 ? null : (
      <ul className={styles.bars}>
        {bars.map(({ name: method, text, share }, at) => (
          <li key={at === 0 ? "with" : "without"} data-with={at === 0 || undefined}>
            <span>
              <b>{text}</b> {outcomeTexts.withMethod(method, at === 0)}
            </span>
            <span aria-hidden="true" style={{ inlineSize: `${share * 100}%` }} />
          </li>
        ))}
      </ul>
    )}
    {difference === "" ? null : (
      <p>
        <b>{difference}</b>
        {interval === "" ? "" : ` (${interval})`}
      </p>
    )}
    {sentence === "" ? null : <p>{sentence}</p>}
  </li>
);
