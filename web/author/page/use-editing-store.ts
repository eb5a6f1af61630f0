import { useEffect, useRef, useState } from "react";
import type { WorkingCopyView } from "../../../core/contract/assessment.ts";
import { type Attempt, type SaveAnswer, saveAnswerOf } from "../../../core/saving/index.ts";
import type { Api } from "../../api/api.ts";
import { newIdempotencyKey } from "../../api/browser-api.ts";
import { type BrowserStore, openBrowserStore } from "../../browser-store/index.ts";
import { createRow, saveCell } from "../rows/index.ts";
import {
  createFieldStore,
  createRowStore,
  type FieldAddress,
  type FieldStore,
  isCell,
  type KeptDraft,
  type KeptField,
  loadedRevision,
  type RowStore,
} from "../saving/index.ts";

/** Browsers let at most 64 KB outlive a page. */
const MAY_OUTLIVE_THE_PAGE = 60_000;

const lastWords = (value: unknown): boolean =>
  document.visibilityState === "hidden" && JSON.stringify(value).length < MAY_OUTLIVE_THE_PAGE;

const saveBlock = async (api: Api, page: number, id: string, { key, value, rev }: Attempt): Promise<SaveAnswer> => {
  const body = { id, value: typeof value === "string" ? value : [...value], pageId: page, rev };
  const answer = await api.call("saveSchemaItem", { body }, { idempotencyKey: key, keepalive: lastWords(value) });
  if (!answer.ok) return saveAnswerOf(answer.problem);
  const { rev: saved, value: stored, changed } = answer.value;
  return { kind: "acknowledged", rev: saved, value: stored, when: changed };
};

type Stores = { readonly fields: FieldStore; readonly rows: RowStore; readonly browser: BrowserStore | null };

const createStores = (api: Api, assessment: number, seat: string | undefined): Stores => {
  const browser = seat === undefined ? null : openBrowserStore({ assessment, seat }, newIdempotencyKey());
  const send = (address: FieldAddress, attempt: Attempt) =>
    isCell(address)
      ? saveCell(api, address, attempt, lastWords(attempt.value))
      : saveBlock(api, assessment, address.block, attempt);
  const fields = createFieldStore({
    newSeed: newIdempotencyKey,
    send,
    keep: (key, kept) => browser?.keep(`field ${key}`, kept),
  });
  const rows = createRowStore({
    newId: newIdempotencyKey,
    create: (place, cells, key) => createRow(api, place, cells, key),
    keep: (key, kept) => browser?.keep(`draft ${key}`, kept),
  });
  return { fields, rows, browser };
};

/** Puts back what closed pages of the seat left in this browser. What it holds was put there by these stores. */
const restore = (
  { fields, rows }: Stores,
  kept: ReadonlyMap<string, unknown>,
  sections: WorkingCopyView["sections"],
) => {
  const under = (prefix: string) => [...kept].flatMap(([key, value]) => (key.startsWith(prefix) ? [value] : []));
  fields.restore(under("field ") as KeptField[], (address) => loadedRevision(sections, address));
  rows.restore(under("draft ") as KeptDraft[]);
};

/**
 * The fields and new rows of the open assessment: fed by every load of it, saved before the page goes away, and taken up again
 * from this browser when the page opens.
 * @param seat the contributor shown; without one nothing is kept in this browser
 */
export function useEditingStore(api: Api, details: WorkingCopyView, seat: string | undefined): Omit<Stores, "browser"> {
  const [stores] = useState(() => createStores(api, details.contentLink.id, seat));
  const { fields, browser } = stores;
  // A tab that closes hours later leaves texts that are compared with what was loaded last.
  const newest = useRef(details.sections);
  useEffect(() => {
    newest.current = details.sections;
    fields.refresh((address) => loadedRevision(details.sections, address));
  }, [fields, details]);
  useEffect(() => {
    void browser?.takeUp((kept) => restore(stores, kept, newest.current));
    return browser?.close;
  }, [stores, browser]);
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
  return stores;
}
