import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Problem } from "../../../core/contract/problem.ts";
import type { ClosedBecause } from "../../../core/saving/index.ts";
import { callQuery, useApi } from "../../api/api.ts";
import type { FieldStore } from "../saving/index.ts";

/** Why the assessment that is shown was refused the last time it was asked for. */
export type Standing =
  /** It was not. */
  | { readonly at: "here" }
  /** The session has ended: what is written waits until it is there again. */
  | { readonly at: "ended" }
  /** @see core/contract/session.ts, SeatStanding */
  | { readonly at: "removed"; readonly initiator: string | null }
  /** The seat is held, and may not. */
  | { readonly at: "refused"; readonly problem: Problem };

/** @param seat the contributor shown; undefined for an editor of the desk */
export function useStanding(seat: string | undefined, refused: Problem | null): Standing {
  const { data } = useQuery({
    ...callQuery(useApi(), "seatStanding", { query: { id: seat ?? "" } }),
    enabled: refused !== null && seat !== undefined,
    staleTime: 0,
  });
  if (refused === null) return { at: "here" };
  if (data?.standing === "removed") return { at: "removed", initiator: data.initiator };
  if (data?.standing === "held") return { at: "refused", problem: refused };
  return data || seat === undefined ? { at: "ended" } : { at: "here" };
}

export const closedBecause = ({ at }: Standing): ClosedBecause | null => {
  if (at === "removed") return "removed";
  return at === "refused" ? "forbidden" : null;
};

/** What waited for the session is sent when it is there again. */
export function useSessionBack(fields: FieldStore, refused: Problem | null): void {
  useEffect(() => {
    if (refused === null) fields.tellAll({ kind: "session-back" });
  }, [fields, refused]);
}
