import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import type { FieldStore } from "../../../../platform/editing/saving/index.ts";
import type { Problem } from "../../../../platform/pure/contract/problem.ts";
import type { ClosedBecause } from "../../../../platform/pure/saving/index.ts";
import type { EndedBy } from "../../../contributor/rules/index.ts";
import type { SeatStanding } from "../../../session/calls.ts";
import { SIGNED_OUT } from "../../../site/views/shell/sign-out.ts";

/** Why the assessment that is shown was refused the last time it was asked for. */
export type Standing =
  /** It was not. */
  | { readonly at: "here" }
  /** The session has ended: what is written waits until it is there again. `by` is null when its time was over, or nobody knows. */
  | ({ readonly at: "ended" } & Ended)
  /** @see features/session/calls.ts, SeatStanding */
  | { readonly at: "removed"; readonly initiator: string | null }
  /** The seat is held, and may not. */
  | { readonly at: "refused"; readonly problem: Problem };

/** The origin of a session's end: a person, or another tab of this browser. */
export type EndedWhere = EndedBy | "other-tab";
export type Ended = { readonly by: EndedWhere | null; readonly initiator: string | null };

/** Reads from the server's answer who ended the session. */
export const endedOf = ({ standing, initiator }: SeatStanding): Ended => {
  switch (standing) {
    case "ended-by-initiator":
      return { by: "initiator", initiator };
    case "ended-by-desk":
      return { by: "desk", initiator };
    case "ended-by-holder":
      return { by: "holder", initiator };
    case "held":
    case "removed":
    case "unknown":
      return { by: null, initiator: null };
  }
};

/** @param seat the contributor shown; undefined for an editor of the desk */
export function useStanding(seat: string | undefined, refused: Problem | null): Standing {
  const { data } = useQuery({
    ...callQuery(useApi(), "seatStanding", { query: { id: seat ?? "" } }),
    enabled: refused !== null && seat !== undefined,
    staleTime: 0,
  });
  const isSignedOut = useSignedOut(refused !== null);
  if (refused === null) return { at: "here" };
  if (isSignedOut) return { at: "ended", by: "other-tab", initiator: null };
  if (data?.standing === "removed") return { at: "removed", initiator: data.initiator };
  if (data?.standing === "held") return { at: "refused", problem: refused };
  if (data) return { at: "ended", ...endedOf(data) };
  return seat === undefined ? { at: "ended", by: null, initiator: null } : { at: "here" };
}

/** Whether another tab of this browser has signed out, until there is a session again. The assessment is asked for at once. */
function useSignedOut(isRefused: boolean): boolean {
  const client = useQueryClient();
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(() => {
    const channel = new BroadcastChannel(SIGNED_OUT);
    channel.onmessage = () => {
      setSignedOut(true);
      void client.invalidateQueries({ queryKey: ["getWorkingCopy"] });
    };
    return () => channel.close();
  }, [client]);
  useEffect(() => (isRefused ? () => setSignedOut(false) : undefined), [isRefused]);
  return isSignedOut;
}

export const closedBecause = ({ at }: Standing): ClosedBecause | null => {
  if (at === "removed") return "removed";
  return at === "refused" ? "forbidden" : null;
};

/** The channel on which a tab tells the others of its browser that it shows an assessment: there is a session again. */
const ENTERED = "minimetode-entered";

/** Milliseconds between two looks for the session while somebody types on without one. */
const LOOK_WHILE_TYPING = 2_000;

/**
 * Sends the waiting saves when there is a session again. Checks for the session when another tab has opened the assessment, and while
 * the person keeps typing. @param look fetches the assessment
 */
export function useSessionBack(fields: FieldStore, refused: Problem | null, look: () => Promise<void>): void {
  const isRefused = refused !== null;
  useEffect(() => {
    const channel = new BroadcastChannel(ENTERED);
    if (isRefused) channel.onmessage = () => void look();
    else {
      fields.tellAll({ kind: "session-back" });
      channel.postMessage(null);
    }
    return () => channel.close();
  }, [fields, isRefused, look]);
  useEffect(() => {
    if (!isRefused) return;
    let next: ReturnType<typeof setTimeout> | undefined;
    const stop = fields.subscribeAll(() => {
      next ??= setTimeout(() => {
        next = undefined;
        void look();
      }, LOOK_WHILE_TYPING);
    });
    return () => {
      stop();
      clearTimeout(next);
    };
  }, [fields, isRefused, look]);
}

/**
 * Sends the saves that were refused while the editors had the assessment, as soon as it is writable again. Needs no reload.
 */
export function useWritableAgain(fields: FieldStore, isWritable: boolean): void {
  const before = useRef(isWritable);
  useEffect(() => {
    if (!before.current && isWritable) fields.tellAll({ kind: "unlocked" });
    before.current = isWritable;
  }, [fields, isWritable]);
}
