import { useEffect, useState } from "react";
import type { AssessmentDetails } from "../../../core/contract/assessment.ts";
import { saveAnswerOf } from "../../../core/saving/index.ts";
import { type Api, localProblems, newIdempotencyKey } from "../../api/index.ts";
import { createFieldStore, type FieldStore, revisionsOf } from "../saving/index.ts";

/** Browsers let at most 64 KB outlive a page. */
const MAY_OUTLIVE_THE_PAGE = 60_000;

const lastWords = (value: unknown): boolean =>
  document.visibilityState === "hidden" && JSON.stringify(value).length < MAY_OUTLIVE_THE_PAGE;

const createStore = (api: Api, number: number): FieldStore =>
  createFieldStore({
    newSeed: newIdempotencyKey,
    send: async (id, { key, value, rev }) => {
      const body = { id, value: typeof value === "string" ? value : [...value], pageId: number, rev };
      const answer = await api.call("saveSchemaItem", { body }, { idempotencyKey: key, keepalive: lastWords(value) });
      if (answer.ok) {
        const { rev: saved, value: stored, changed } = answer.value;
        return { kind: "acknowledged", rev: saved, value: stored, when: changed };
      }
      const isOurs = !localProblems.some((kind) => kind === answer.problem.kind);
      return isOurs ? saveAnswerOf(answer.problem) : { kind: "failed" };
    },
  });

/** The fields of the open assessment: fed by every load of it, and saved before the page goes away. */
export function useEditingStore(api: Api, details: AssessmentDetails): FieldStore {
  const [store] = useState(() => createStore(api, details.contentLink.id));
  useEffect(() => store.refresh(revisionsOf(details.schema.schemaItems)), [store, details]);
  useEffect(() => {
    const online = () => store.tellAll({ kind: "retry-due" });
    const hidden = () => document.visibilityState === "hidden" && store.tellAll({ kind: "left" });
    window.addEventListener("online", online);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      window.removeEventListener("online", online);
      document.removeEventListener("visibilitychange", hidden);
    };
  }, [store]);
  useEffect(() => () => store.tellAll({ kind: "left" }), [store]);
  return store;
}
