import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { CallAnswer, CallRequest } from "../../../core/contract/calls.ts";
import type { Problem } from "../../../core/contract/problem.ts";
import { localProblems, newIdempotencyKey, useApi } from "../../api/index.ts";

type DeskWrite =
  | "deskPublish"
  | "deskReturn"
  | "deskReopen"
  | "deskHideCard"
  | "deskReissueLink"
  | "deskChangeInitiator";

type ActionState =
  | { readonly at: "idle" }
  | { readonly at: "running" }
  | { readonly at: "refused"; readonly problem: Problem };

export type DeskAction<K extends DeskWrite> = {
  readonly state: ActionState;
  /** The answer, or null when it was refused, its answer was lost, or it is running already. */
  run(request: CallRequest<K>): Promise<CallAnswer<K> | null>;
  forget(): void;
};

const isLost = (problem: Problem): boolean => localProblems.some((kind) => kind === problem.kind);

/**
 * One of the desk's writing calls. Pressing again after a lost answer repeats the very same request, so nothing is done twice.
 * Afterwards everything that is shown is fetched anew, refused or not: a refusal often means that a colleague was first.
 */
export function useDeskAction<K extends DeskWrite>(name: K): DeskAction<K> {
  const api = useApi();
  const client = useQueryClient();
  const [state, setState] = useState<ActionState>({ at: "idle" });
  const isRunning = useRef(false);
  const unanswered = useRef<{ readonly request: string; readonly key: string } | null>(null);

  const keyFor = (request: string): string => {
    if (unanswered.current?.request !== request) unanswered.current = { request, key: newIdempotencyKey() };
    return unanswered.current.key;
  };

  const run = async (request: CallRequest<K>) => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setState({ at: "running" });
    const answer = await api.call(name, request, { idempotencyKey: keyFor(JSON.stringify(request)) });
    if (answer.ok || !isLost(answer.problem)) unanswered.current = null;
    client.removeQueries({ type: "inactive" });
    await client.invalidateQueries({ type: "active" });
    isRunning.current = false;
    setState(answer.ok ? { at: "idle" } : { at: "refused", problem: answer.problem });
    return answer.ok ? answer.value : null;
  };

  return { state, run, forget: () => setState({ at: "idle" }) };
}
