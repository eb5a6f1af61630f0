import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { norwegianDate, norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { Alert, Button, focusWhenDrawn, PageLoader } from "../../../platform/ui/index.ts";
import type { ReviewDay } from "../calls.ts";
import { confirmationScreenTexts, reviewDayTexts as texts } from "../texts.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { DeclineForm, UndoButton } from "./desk-confirmation.tsx";
import styles from "./living.module.css";
import { ReviewDayForm } from "./review-day-form.tsx";

type ReviewAreaProps = {
  readonly number: number;
  readonly as: "initiator" | "desk";
  /** The button that starts a new draft, where the page has none. */
  readonly startDraft?: ReactNode;
};

type Open = "day" | "confirm" | "decline";

/** When a published assessment is looked at again, that nothing has changed, and what the desk answers. For the initiator and the desk. */
export function ReviewArea({ number, as, startDraft }: ReviewAreaProps) {
  const request = { params: { id: String(number) } };
  const { data: review, error } = useQuery({ ...callQuery(useApi(), "reviewDay", request), staleTime: 0 });
  const [open, setOpen] = useState<Open | null>(null);
  const area = useRef<HTMLDivElement>(null);
  if (error) return <Alert tone="danger">{error.problem.title}</Alert>;
  if (!review) return <PageLoader />;
  // The pressed button is gone then: the focus goes to what stands now, so that the keyboard stays here.
  const showStanding = () => {
    setOpen(null);
    focusWhenDrawn(() => area.current);
  };
  const form = { number, review, onClose: showStanding };
  const { hindrance, waiting, confirmed, rev } = review;
  const isAtDesk = as === "desk";
  return (
    <div ref={area} tabIndex={-1} className={styles.area}>
      <p>{standingOf(review)}</p>
      {waiting ? <p>{waitingOf(waiting, isAtDesk)}</p> : null}
      {confirmed === null ? null : <p>{confirmationScreenTexts.confirmedAs(confirmed)}</p>}
      {hindrance ? <p className="quiet">{confirmationScreenTexts.hindrances[hindrance]}</p> : null}
      {hindrance && hindrance !== "NotPublished" ? startDraft : null}
      {open === "confirm" ? <ConfirmForm {...form} /> : null}
      {open === "day" ? <ReviewDayForm {...form} /> : null}
      {open === "decline" ? <DeclineForm number={number} rev={rev} onClose={showStanding} /> : null}
      {open === null ? (
        <div className={styles.buttons}>
          {hindrance === null && (isAtDesk || !waiting) ? (
            <Button onClick={() => setOpen("confirm")}>{confirmationScreenTexts.open}</Button>
          ) : null}
          {isAtDesk && waiting ? (
            <Button variant="secondary" onClick={() => setOpen("decline")}>
              {confirmationScreenTexts.decline}
            </Button>
          ) : null}
          {isAtDesk && confirmed !== null && hindrance !== "NotPublished" ? (
            <UndoButton number={number} rev={rev} onUndone={showStanding} />
          ) : null}
          <Button variant="secondary" onClick={() => setOpen("day")}>
            {texts.change}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function standingOf({ dueOn, isPassed }: ReviewDay): string {
  if (dueOn === null) return texts.none;
  return (isPassed ? texts.passed : texts.due)(norwegianDay(dueOn));
}

function waitingOf({ by, at, searchedOn, dueOn }: NonNullable<ReviewDay["waiting"]>, isAtDesk: boolean): string {
  const { asked, waits, waitsAtDesk } = confirmationScreenTexts;
  if (!isAtDesk) return waits(norwegianDate(at));
  return `${waitsAtDesk(by, norwegianDate(at))} ${asked(norwegianDay(searchedOn), norwegianDay(dueOn))}`;
}
