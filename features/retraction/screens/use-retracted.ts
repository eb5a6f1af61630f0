import { useQuery } from "@tanstack/react-query";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import type { RetractedStudy } from "../calls.ts";

/** The studies of a working copy that the list of retracted studies names; undefined until that is known. */
export function useRetracted(number: string): readonly RetractedStudy[] | undefined {
  const { data } = useQuery(callQuery(useApi(), "assessmentRetractions", { params: { id: number } }));
  return data?.studies;
}
