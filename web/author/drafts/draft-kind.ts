import { useCallback, useSyncExternalStore } from "react";
import type { Drafts } from "./drafts.ts";
import { useDrafts } from "./drafts-context.ts";

/** What a kind of form can be in, and how an event changes it. Pure. */
export type DraftMachine<S, E> = {
  readonly name: string;
  readonly initial: S;
  readonly reduce: (state: S, event: E) => S;
  readonly isUnsent: (state: S) => boolean;
};

/**
 * The hook of a kind of form: like `useReducer`, but the state belongs to the editing page. `tell` answers the state that
 * came of the event.
 */
export function draftKind<S, E>({ name, initial, reduce, isUnsent }: DraftMachine<S, E>) {
  const pages = new WeakMap<Drafts, Map<string, S>>();
  const formsOf = (drafts: Drafts): Map<string, S> => {
    const forms = pages.get(drafts) ?? new Map<string, S>();
    pages.set(drafts, forms);
    return forms;
  };
  return function useDraft(id: string): readonly [S, (event: E) => S] {
    const drafts = useDrafts();
    const read = useCallback(() => formsOf(drafts).get(id) ?? initial, [drafts, id]);
    const tell = useCallback(
      (event: E) => {
        const next = reduce(read(), event);
        formsOf(drafts).set(id, next);
        drafts.note(`${name} ${id}`, isUnsent(next));
        return next;
      },
      [drafts, id, read],
    );
    return [useSyncExternalStore(drafts.subscribe, read, read), tell];
  };
}
