import { useEffect, useRef, useState } from "react";
import { type Api, useApi } from "../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../platform/browser/api/browser-api.ts";
import { openBrowserStore } from "../../../platform/browser/store/index.ts";
import {
  createFieldStore,
  type FieldAddress,
  type FieldStore,
  type KeptField,
  usePageEvents,
} from "../../../platform/editing/saving/index.ts";
import { type Attempt, type SaveAnswer, saveAnswerOf } from "../../../platform/pure/saving/index.ts";
import type { DraftsOf } from "../../account/screens/index.ts";
import { placeAt } from "../rules/index.ts";
import { pathOf, revisionOf, textOf, valueFrom } from "./form-values.ts";
import type { OpenTemplate } from "./template-queries.ts";

type Newest = { readonly open: OpenTemplate; readonly readAgain: () => void };

async function save(
  api: Api,
  { open, readAgain }: Newest,
  address: FieldAddress,
  attempt: Attempt,
): Promise<SaveAnswer> {
  const path = pathOf(address);
  const place = placeAt(open.template, path);
  if (!place) return { kind: "locked", because: "gone" };
  const body = { rev: attempt.rev, path: [...path], value: valueFrom(place.field, attempt.value) };
  const isLast = document.visibilityState === "hidden";
  const options = { idempotencyKey: attempt.key, keepalive: isLast };
  const answer = await api.call("deskSaveTemplate", { params: { id: open.id }, body }, options);
  if (answer.ok) {
    readAgain();
    const { rev, value, changed } = answer.value;
    return { kind: "acknowledged", rev, value: textOf(place.field, value), when: changed };
  }
  const { problem } = answer;
  // A colleague has taken it out: the outline is no longer what is drawn.
  if (problem.kind === "NotFound") readAgain();
  const { current } = problem;
  const theirs = typeof current === "object" && current !== null && "value" in current ? current : null;
  return saveAnswerOf(
    theirs ? { ...problem, current: { ...theirs, value: textOf(place.field, theirs.value) } } : problem,
  );
}

/**
 * The fields of one open template: saved by themselves, fed by every load of it, and taken up again from this browser when it opens.
 * @param drafts whose texts this browser keeps
 * @param readAgain reads the template again: something was saved, or is not there any more
 */
export function useTemplateStore(open: OpenTemplate, drafts: DraftsOf, readAgain: () => void) {
  const api = useApi();
  const newest = useRef<Newest>({ open, readAgain });
  useEffect(() => {
    newest.current = { open, readAgain };
  });
  const [{ store, browser }] = useState(() => {
    const kept = openBrowserStore({ assessment: open.id, ...drafts }, newIdempotencyKey());
    const made: FieldStore = createFieldStore({
      newSeed: newIdempotencyKey,
      send: (address, attempt) => save(api, newest.current, address, attempt),
      keep: (key, field) => kept?.keep(`field ${key}`, field),
    });
    return { store: made, browser: kept };
  });
  const [isReady, setReady] = useState(browser === null);
  const { template, rev } = open;
  useEffect(() => {
    store.refresh((address) => revisionOf(template, rev, pathOf(address)));
  }, [store, template, rev]);
  useEffect(() => {
    void browser
      ?.takeUp((left) => {
        const fields = [...left].flatMap(([key, each]) => (key.startsWith("field ") ? [each.value as KeptField] : []));
        const { open: now } = newest.current;
        store.restore(fields, (address) => revisionOf(now.template, now.rev, pathOf(address)));
      })
      .then(() => setReady(true));
    return browser?.close;
  }, [store, browser]);
  usePageEvents(store);
  return { store, isReady };
}
