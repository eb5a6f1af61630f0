import { useEffect, useMemo, useRef, useState } from "react";
import type { WorkingCopyView } from "../../../core/contract/assessment.ts";
import type { Api } from "../../api/api.ts";
import { newIdempotencyKey } from "../../api/browser-api.ts";
import { type BrowserStore, type LeftValue, openBrowserStore } from "../../browser-store/index.ts";
import { createComment } from "../comments/index.ts";
import { createKeptInvitation, type KeptForm, type KeptInvitation } from "../contributors/kept-invitation.ts";
import { createRow } from "../rows/index.ts";
import {
  createFieldStore,
  createRowStore,
  type DraftPlace,
  type FieldStore,
  type FoundField,
  type KeptDraft,
  type KeptField,
  loadedRevision,
  type RowStore,
  usePageEvents,
} from "../saving/index.ts";
import { type FieldOwner, namedBlocks, saveField } from "./save-field.ts";
import { useReload } from "./use-details.ts";

type Stores = {
  readonly fields: FieldStore;
  readonly rows: RowStore;
  readonly invitation: KeptInvitation;
  readonly browser: BrowserStore | null;
};

const INVITATION = "invitation";

const createStores = (api: Api, owner: FieldOwner): Stores => {
  const { assessment, seat } = owner;
  const browser = seat === undefined ? null : openBrowserStore({ assessment, seat }, newIdempotencyKey());
  const fields = createFieldStore({
    newSeed: newIdempotencyKey,
    send: (address, attempt) => saveField(api, owner, address, attempt),
    keep: (key, kept) => browser?.keep(`field ${key}`, kept),
  });
  const rows = createRowStore({
    newId: newIdempotencyKey,
    create: (place, cells, key) =>
      place.of === "comment"
        ? createComment(api, assessment, place, cells, key)
        : createRow(api, { ...place, of: place.of }, cells, key),
    keep: (key, kept) => browser?.keep(`draft ${key}`, kept),
  });
  const invitation = createKeptInvitation((kept) => browser?.keep(INVITATION, kept));
  return { fields, rows, invitation, browser };
};

/** What was found in this browser and put back: texts of fields, and add forms. */
export type Found = { readonly fields: readonly FoundField[]; readonly forms: readonly DraftPlace[] };

const nothingFound: Found = { fields: [], forms: [] };

/**
 * Puts back what closed pages of the seat left in this browser. What it holds was put there by these stores.
 * @returns what the person does not know of: a page that was loaded anew goes on where it was
 */
const restore = (
  { fields, rows, invitation }: Stores,
  left: ReadonlyMap<string, LeftValue>,
  details: WorkingCopyView,
): Found => {
  const under = (prefix: string, isReload: boolean) =>
    [...left].flatMap(([key, each]) => (key.startsWith(prefix) && each.isReload === isReload ? [each.value] : []));
  const putBack = (isReload: boolean): Found => ({
    fields: fields.restore(under("field ", isReload) as KeptField[], (address) => loadedRevision(details, address)),
    forms: rows.restore(under("draft ", isReload) as KeptDraft[]),
  });
  const invited = left.get(INVITATION);
  if (invited) invitation.write((invited.value as KeptForm).form);
  putBack(true);
  return putBack(false);
};

type EditingStore = Omit<Stores, "browser"> & {
  /** What this browser kept is put back. Until then nobody can write, so that nobody writes upon an older text of their own. */
  readonly isReady: boolean;
  readonly found: Found;
  /** The person has seen it, or given it up. */
  readonly forget: (seen: Partial<Found>) => void;
};

/**
 * The fields and new rows of the open assessment: fed by every load of it, saved before the page goes away, and taken up again
 * from this browser when the page opens.
 * @param seat the contributor shown; without one nothing is kept in this browser
 */
export function useEditingStore(api: Api, details: WorkingCopyView, seat: string | undefined): EditingStore {
  const assessment = details.contentLink.id;
  const reload = useReload(String(assessment));
  const [stores] = useState(() =>
    createStores(api, { assessment, seat, blocks: namedBlocks(details), onAlsoChanged: () => void reload.all() }),
  );
  const { fields, browser } = stores;
  // A tab that closes hours later leaves texts that are compared with what was loaded last.
  const newest = useRef(details);
  const [isReady, setReady] = useState(browser === null);
  const [found, setFound] = useState(nothingFound);
  useEffect(() => {
    newest.current = details;
    fields.refresh((address) => loadedRevision(details, address));
  }, [fields, details]);
  useEffect(() => {
    const give = (left: ReadonlyMap<string, LeftValue>) => {
      const more = restore(stores, left, newest.current);
      setFound((known) => ({ fields: [...known.fields, ...more.fields], forms: [...known.forms, ...more.forms] }));
    };
    void browser?.takeUp(give).then(() => setReady(true));
    return browser?.close;
  }, [stores, browser]);
  usePageEvents(fields);
  return useMemo(
    () => ({
      ...stores,
      isReady,
      found,
      forget: ({ fields: seen = [], forms = [] }) =>
        setFound((known) => ({
          fields: known.fields.filter((each) => !seen.includes(each)),
          forms: known.forms.filter((each) => !forms.includes(each)),
        })),
    }),
    [stores, isReady, found],
  );
}
