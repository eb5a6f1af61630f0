import { createContext, use, useCallback, useSyncExternalStore } from "react";
import { changeInvitation, emptyInvitation, type InvitationChange, type InvitationDraft } from "./invitation-form.ts";

/** The form as this browser keeps it. */
export type KeptForm = { readonly form: InvitationDraft };

/** The typed values of the invitation form. This browser keeps them after the form closes, until they are sent or discarded. */
export type KeptInvitation = {
  readonly read: () => InvitationDraft;
  /** Null: the form is empty again. */
  readonly write: (form: InvitationDraft | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

const isEmpty = (form: InvitationDraft): boolean =>
  [
    form.name,
    form.email,
    form.role,
    form.actor ?? "",
    form.organization,
    form.otherOrganization,
    form.message,
    form.language,
    form.due,
  ].every((text) => text === "");

/** @param keep keeps the form in this browser while there is something in it; null when there no longer is */
export function createKeptInvitation(keep: (kept: KeptForm | null) => void): KeptInvitation {
  let now = emptyInvitation;
  const listeners = new Set<() => void>();
  return {
    read: () => now,
    write: (form) => {
      // Forms that an older page kept lack fields.
      now = { ...emptyInvitation, ...form };
      keep(isEmpty(now) ? null : { form: now });
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const KeptInvitationContext = createContext<KeptInvitation | null>(null);

/** The form, and what changes or empties it. */
export function useKeptInvitation() {
  const kept = use(KeptInvitationContext);
  if (!kept) throw new Error("useKeptInvitation needs an editing page above it");
  const form = useSyncExternalStore(kept.subscribe, kept.read, kept.read);
  const change = useCallback((by: InvitationChange) => kept.write(changeInvitation(kept.read(), by)), [kept]);
  const empty = useCallback(() => kept.write(null), [kept]);
  return { form, isBegun: !isEmpty(form), change, empty };
}
