import { type Status, status } from "./status.ts";

/** Who moves an assessment from one status to another: A section 4 and "Life of an assessment" in docs. */
export const transitionNames = ["send", "publish", "return", "reopen"] as const;
export type TransitionName = (typeof transitionNames)[number];
export type Mover = "initiator" | "editor";

type Transition = {
  readonly from: Status;
  readonly to: Status;
  readonly by: readonly Mover[];
  readonly requires: readonly ("every-mandatory-block" | "message")[];
};

export const transitions: Readonly<Record<TransitionName, Transition>> = {
  send: { from: status.draft, to: status.sent, by: ["initiator"], requires: ["every-mandatory-block"] },
  publish: { from: status.sent, to: status.published, by: ["editor"], requires: ["every-mandatory-block"] },
  return: { from: status.sent, to: status.draft, by: ["editor"], requires: ["message"] },
  reopen: { from: status.published, to: status.draft, by: ["initiator", "editor"], requires: [] },
};

export type TransitionRefusal = { readonly kind: "WrongStatus"; readonly status: Status; readonly needs: Status };

/**
 * The status that follows, or why there is none. Permission is not asked here: that is `core/access`.
 * @param from the working status now
 */
export const follow = (
  name: TransitionName,
  from: Status,
): { readonly ok: true; readonly to: Status } | { readonly ok: false; readonly because: TransitionRefusal } =>
  transitions[name].from === from
    ? { ok: true, to: transitions[name].to }
    : { ok: false, because: { kind: "WrongStatus", status: from, needs: transitions[name].from } };
