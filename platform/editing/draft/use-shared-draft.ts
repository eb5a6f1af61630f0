import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { CallOptions } from "../../browser/api/api.ts";
import { newIdempotencyKey } from "../../browser/api/browser-api.ts";
import { type Owner, openBrowserStore } from "../../browser/store/index.ts";
import type { Answer } from "../../pure/contract/call.ts";
import type { Problem } from "../../pure/contract/problem.ts";
import type { DraftPath } from "../../pure/draft/index.ts";
import { type Attempt, type SaveAnswer, saveAnswerOf } from "../../pure/saving/index.ts";
import {
  createFieldStore,
  type FieldAddress,
  type FieldStore,
  type KeptField,
  usePageEvents,
} from "../saving/index.ts";
import { type DraftValue, pathOf, revisionOf, type ValueFormat } from "./draft-form.ts";

/** Browsers let at most 64 KB outlive a page. */
const MAY_OUTLIVE_THE_PAGE = 60_000;

type Change = { readonly rev: number; readonly path: string[]; readonly value: unknown };
type Saved = { readonly rev: number; readonly value: unknown; readonly changed: string };

type DraftParts<T> = {
  /** As it was loaded last. */
  readonly open: T;
  /** The query that loads it. */
  readonly queryKey: QueryKey;
  /** The account whose texts this browser keeps. */
  readonly owner: Owner;
  /** Null where the draft has no such field. */
  readonly placeIn: (open: T, path: DraftPath) => DraftValue | null;
  readonly save: (change: Change, options: CallOptions) => Promise<Answer<Saved>>;
};

export type SharedDraft<T> = {
  readonly store: FieldStore;
  /** The texts that this browser kept are put back. Until then nobody writes on in an older one. */
  readonly isReady: boolean;
  /** True while the store holds a text that is not saved. */
  readonly isUnsent: boolean;
  /** Saves what is written and loads the draft again, so that what follows is decided on with the newest revision. Answers it. */
  readonly settle: () => Promise<T>;
};

/**
 * A draft that several may edit: its fields save themselves one by one, are fed by every load of it, and what is unsent is taken up again from
 * this browser when it opens.
 */
export function useSharedDraft<T extends { readonly rev: number }>(parts: DraftParts<T>): SharedDraft<T> {
  const { open, queryKey } = parts;
  const client = useQueryClient();
  const newest = useRef(parts);
  useEffect(() => {
    newest.current = parts;
  });
  const [{ store, browser, loadedIn }] = useState(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: newest.current.queryKey });
    const kept = openBrowserStore(parts.owner, newIdempotencyKey());
    const made = createFieldStore({
      newSeed: newIdempotencyKey,
      send: (address, attempt) => send(newest.current, readAgain, address, attempt),
      keep: (key, field) => kept.keep(`field ${key}`, field),
    });
    const revisionIn = (now: T) => (address: FieldAddress) =>
      revisionOf(now.rev, newest.current.placeIn(now, pathOf(address)));
    return { store: made, browser: kept, loadedIn: revisionIn };
  });
  const [isReady, setReady] = useState(false);
  const unsent = useSyncExternalStore(store.subscribeUnsent, store.unsent, store.unsent);
  useEffect(() => store.refresh(loadedIn(open)), [store, loadedIn, open]);
  useEffect(() => {
    void browser
      .takeUp((left) => {
        const fields = [...left].flatMap(([key, each]) => (key.startsWith("field ") ? [each.value as KeptField] : []));
        store.restore(fields, loadedIn(newest.current.open));
      })
      .then(() => setReady(true));
    return browser.close;
  }, [store, browser, loadedIn]);
  usePageEvents(store);
  return {
    store,
    isReady,
    isUnsent: unsent.length > 0,
    settle: async () => {
      await store.flush(store.unsent());
      await client.refetchQueries({ queryKey });
      return client.getQueryData<T>(queryKey) ?? open;
    },
  };
}

async function send<T extends { readonly rev: number }>(
  { open, placeIn, save }: DraftParts<T>,
  readAgain: () => void,
  address: FieldAddress,
  attempt: Attempt,
): Promise<SaveAnswer> {
  const path = pathOf(address);
  const format = placeIn(open, path)?.format;
  if (!format) return { kind: "locked", because: "gone" };
  const change = { rev: attempt.rev, path: [...path], value: format.valueFrom(attempt.value) };
  const keepalive = document.visibilityState === "hidden" && JSON.stringify(change).length < MAY_OUTLIVE_THE_PAGE;
  const answer = await save(change, { idempotencyKey: attempt.key, keepalive });
  // Where a colleague has taken the field away, the form that is drawn is no longer the draft's.
  if (answer.ok || answer.problem.kind === "NotFound") readAgain();
  if (!answer.ok) return saveAnswerOf(withText(answer.problem, format));
  const { rev, value, changed } = answer.value;
  return { kind: "acknowledged", rev, value: format.textOf(value), when: changed };
}

/** A conflict's value as the store holds it. */
function withText(problem: Problem, { textOf }: ValueFormat): Problem {
  const { current } = problem;
  const hasValue = typeof current === "object" && current !== null && "value" in current;
  return hasValue ? { ...problem, current: { ...current, value: textOf(current.value) } } : problem;
}
