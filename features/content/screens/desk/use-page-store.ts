import { useEffect, useRef, useState } from "react";
import { type Api, useApi } from "../../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../../platform/browser/api/browser-api.ts";
import { openBrowserStore } from "../../../../platform/browser/store/index.ts";
import {
  createFieldStore,
  type FieldAddress,
  type FieldStore,
  type KeptField,
  usePageEvents,
} from "../../../../platform/editing/saving/index.ts";
import type { Problem } from "../../../../platform/pure/contract/problem.ts";
import { type Attempt, type SaveAnswer, saveAnswerOf } from "../../../../platform/pure/saving/index.ts";
import type { DraftsOf } from "../../../account/screens/index.ts";
import type { EditedPage } from "../../calls-desk.ts";
import { type Properties, placeOf, recordOf } from "../../rules/index.ts";
import { pathOfField, propertyFrom, propertyRevision, textOfProperty } from "./property-value.ts";

/** Browsers let at most 64 KB outlive a page. */
const MAY_OUTLIVE_THE_PAGE = 60_000;

type Saving = {
  readonly api: Api;
  readonly page: () => EditedPage;
  readonly props: Properties;
  readonly onSaved: () => void;
};

async function save(
  { api, page, props, onSaved }: Saving,
  address: FieldAddress,
  attempt: Attempt,
): Promise<SaveAnswer> {
  const path = pathOfField(address);
  const property = placeOf(props, page().values, path)?.property;
  if (!property) return { kind: "locked", because: "gone" };
  const body = { rev: attempt.rev, path: [...path], value: propertyFrom(property, attempt.value) };
  const isLast = document.visibilityState === "hidden" && JSON.stringify(body).length < MAY_OUTLIVE_THE_PAGE;
  const request = { params: { id: page().id }, body };
  const answer = await api.call("deskSavePage", request, { idempotencyKey: attempt.key, keepalive: isLast });
  if (!answer.ok) return saveAnswerOf(withText(answer.problem, (value) => textOfProperty(property, value)));
  onSaved();
  const { rev, value, changed } = answer.value;
  return { kind: "acknowledged", rev, value: textOfProperty(property, value), when: changed };
}

/** A conflict's value as the store holds it. */
const withText = (problem: Problem, asText: (value: unknown) => string): Problem =>
  problem.status === 409 && problem.current
    ? { ...problem, current: { ...recordOf(problem.current), value: asText(recordOf(problem.current).value) } }
    : problem;

/**
 * The fields of one open page: saved by themselves, fed by every load of it, and taken up again from this browser when the page opens.
 * @param drafts whose texts this browser keeps
 */
export function usePageStore(page: EditedPage, props: Properties, drafts: DraftsOf, onSaved: () => void) {
  const api = useApi();
  const newest = useRef({ page, onSaved });
  useEffect(() => {
    newest.current = { page, onSaved };
  });
  const [{ store, browser }] = useState(() => {
    const kept = openBrowserStore({ assessment: page.id, ...drafts }, newIdempotencyKey());
    const saving = { api, props, page: () => newest.current.page, onSaved: () => newest.current.onSaved() };
    const made: FieldStore = createFieldStore({
      newSeed: newIdempotencyKey,
      send: (address, attempt) => save(saving, address, attempt),
      keep: (key, field) => kept?.keep(`field ${key}`, field),
    });
    return { store: made, browser: kept };
  });
  const [isReady, setReady] = useState(browser === null);
  useEffect(() => {
    store.refresh((address) => propertyRevision(props, page, pathOfField(address)));
  }, [store, props, page]);
  useEffect(() => {
    void browser
      ?.takeUp((left) => {
        const fields = [...left].flatMap(([key, each]) => (key.startsWith("field ") ? [each.value as KeptField] : []));
        store.restore(fields, (address) => propertyRevision(props, newest.current.page, pathOfField(address)));
      })
      .then(() => setReady(true));
    return browser?.close;
  }, [store, browser, props]);
  usePageEvents(store);
  return { store, isReady };
}
