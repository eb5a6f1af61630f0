import type { ReactNode } from "react";
import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { DecisionView } from "../calls.ts";
import { decisionTexts } from "../texts.ts";
import { standingTexts as texts } from "../texts-screens.ts";
import styles from "./decision.module.css";

type StandingProps = { readonly decision: Pick<DecisionView, "given" | "followUps" | "next" | "due" | "isHidden"> };

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

/** A given decision with its follow-ups, for those who may see all of it. Empty fields are left out. */
export function Standing({ decision: { given, followUps, next, due, isHidden } }: StandingProps) {
  if (!given) return null;
  return (
    <div className={styles.standing}>
      <p className={styles.outcome}>
        <strong>{decisionTexts.outcomes[given.outcome]}</strong>
        {due === "due" || due === "overdue" ? <span data-due={due}>{decisionTexts.due[due]}</span> : null}
        {isHidden || given.mayBeShown ? null : <span>{texts.unshown}</span>}
      </p>
      {isHidden ? <p>{texts.hidden}</p> : null}
      <dl>
        <Fact name={decisionTexts.fields.decidedOn}>{norwegianDay(given.decidedOn)}</Fact>
        <Fact name={texts.decider}>{given.deciderRole}</Fact>
        <Fact name={decisionTexts.fields.conditions}>{given.conditions}</Fact>
        <Fact name={decisionTexts.fields.reason}>{given.reason}</Fact>
        <Fact name={texts.responsible}>{given.responsible}</Fact>
        <Fact name={texts.measure}>{given.measure}</Fact>
        <Fact name={texts.followUpOn}>{next ? norwegianDay(next) : null}</Fact>
      </dl>
      {followUps.length === 0 ? null : (
        <ul className={styles.followUps}>
          {followUps.map(({ on, result, finding, nextOn }) => (
            <li key={`${on} ${result} ${finding}`}>
              <strong>{norwegianDay(on)}</strong> {decisionTexts.results[result]}
              {finding ? <p>{finding}</p> : null}
              <p>{nextOn ? texts.nextOn(norwegianDay(nextOn)) : decisionTexts.due.none}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
