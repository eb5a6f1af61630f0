import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { Alert, Button, PageLoader } from "../../../platform/ui/index.ts";
import type { ReviewDay } from "../calls.ts";
import { reviewDayTexts as texts } from "../texts.ts";
import styles from "./living.module.css";
import { ReviewDayForm } from "./review-day-form.tsx";

/** When a published assessment is looked at again, and the form that changes it. For the initiator and the desk. */
export function ReviewArea({ number }: { readonly number: number }) {
  const request = { params: { id: String(number) } };
  const { data: review, error } = useQuery({ ...callQuery(useApi(), "reviewDay", request), staleTime: 0 });
  const [isChanging, setChanging] = useState(false);
  if (error) return <Alert tone="danger">{error.problem.title}</Alert>;
  if (!review) return <PageLoader />;
  return (
    <div className={styles.area}>
      <p>{standingOf(review)}</p>
      {isChanging ? (
        <ReviewDayForm number={number} review={review} onClose={() => setChanging(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
      )}
    </div>
  );
}

function standingOf({ dueOn, isPassed }: ReviewDay): string {
  if (dueOn === null) return texts.none;
  return (isPassed ? texts.passed : texts.due)(norwegianDay(dueOn));
}
