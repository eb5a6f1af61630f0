import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { PageLoader } from "../../../platform/ui/index.ts";
import type { ReviewDay } from "../calls.ts";
import { NO_REVIEW_DAY } from "../rules/index.ts";
import { reviewDayTexts } from "../texts.ts";
import { type ChosenDay, ReviewDayField } from "./review-day-field.tsx";

const { publishing: texts } = reviewDayTexts;

/** The review day in the dialog that publishes: the suggested one until another is chosen. */
export function usePublishingDay(
  number: number,
  isOpen: boolean,
): { readonly body: { readonly reviewOn?: string }; readonly field: (error: string | undefined) => ReactNode } {
  const request = { params: { id: String(number) } };
  const { data: review } = useQuery({ ...callQuery(useApi(), "reviewDay", request), staleTime: 0, enabled: isOpen });
  const [written, setWritten] = useState<ChosenDay | null>(null);
  if (!review) return { body: {}, field: () => (isOpen ? <PageLoader /> : null) };
  const chosen = written ?? { day: review.suggested, isNone: false };
  return {
    body: { reviewOn: chosen.isNone ? NO_REVIEW_DAY : chosen.day },
    field: (error) => <ReviewDayField chosen={chosen} hint={hintOf(review)} error={error} onChange={setWritten} />,
  };
}

function hintOf({ said, suggested }: ReviewDay): string {
  if (said === null) return texts.usual;
  return said === suggested ? texts.said : texts.notUsed(norwegianDay(said));
}
