import { useEffect, useState } from "react";
import type { WorkingCopyView } from "../../../core/contract/assessment.ts";
import { type Attempt, type SaveAnswer, saveAnswerOf } from "../../../core/saving/index.ts";
import { type Api, localProblems } from "../../api/api.ts";
import { newIdempotencyKey } from "../../api/browser-api.ts";
import { type BrowserStore, openBrowserStore } from "../../browser-store/index.ts";
import { createFieldStore, type FieldStore, type KeptField, loadedRevision } from "../saving/index.ts";

/** Browsers let at most 64 KB outlive a page. */
const MAY_OUTLIVE_THE_PAGE = 60_000;

const lastWords = (value: unknown): boolean =>
  document.visibilityState === "hidden" && JSON.stringify(value).length < MAY_OUTLIVE_THE_PAGE;

const saveBlock = async (api: Api, page: number, id: string, { key, value, rev }: Attempt): Promise<SaveAnswer> => {
  const body = { id, value: typeof value === "string" ? value : [...value], pageId: page, rev };
  const answer = await api.call("saveSchemaItem", { body }, { idempotencyKey: key, keepalive: lastWords(value) });
  if (answer.ok) {
    const { rev: saved, value: stored, changed } = answer.value;
    return { kind: "acknowledged", rev: saved, value: stored, when: changed };
  }
  const isOurs = !localProblems.some((kind) => kind === answer.problem.kind);
  return isOurs ? saveAnswerOf(answer.problem) : { kind: "failed" };
};

type Stores = { readonly fields: FieldStore; readonly browser: BrowserStore | null };

const createStores = (api: Api, assessment: number, seat: string | undefined): Stores => {
  const browser = seat === undefined ? null : openBrowserStore({ assessment, seat }, newIdempotencyKey());
  const fields = createFieldStore({
    newSeed: newIdempotencyKey,
    send: (address, attempt) => saveBlock(api, assessment, address.block, attempt),
    keep: (key, kept) => browser?.keep(key, kept),
  });
  return { fields, browser };
};

/**
 * The fields of the open assessment: fed by every load of it, saved before the page goes away, and taken up again from this
 * browser when the page opens.
 * @param seat the contributor shown; without one nothing is kept in this browser
 */
export function useEditingStore(api: Api, details: WorkingCopyView, seat: string | undefined): FieldStore {
  const [{ fields, browser }] = useState(() => createStores(api, details.contentLink.id, seat));
  useEffect(() => {
    fields.refresh((address) => loadedRevision(details.sections, address));
  }, [fields, details]);
  const [opened] = useState(details.sections);
  useEffect(() => {
    void browser?.takeUp().then((kept) => {
      // Only this page's stores write here, and what they write is cloned as it is.
      const values = [...kept.values()] as KeptField[];
      fields.restore(values, (address) => loadedRevision(opened, address));
    });
    return browser?.close;
  }, [browser, fields, opened]);
  useEffect(() => {
    const online = () => fields.tellAll({ kind: "retry-due" });
    const hidden = () => document.visibilityState === "hidden" && fields.tellAll({ kind: "left" });
    window.addEventListener("online", online);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      window.removeEventListener("online", online);
      document.removeEventListener("visibilitychange", hidden);
    };
  }, [fields]);
  useEffect(() => () => fields.tellAll({ kind: "left" }), [fields]);
  return fields;
}
