import { useEffect, useMemo, useRef, useState } from "react";
import type { Api } from "../../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../../platform/browser/api/browser-api.ts";
import { type BrowserStore, type LeftValue, openBrowserStore } from "../../../../platform/browser/store/index.ts";
import {
  createFieldStore,
  createRowStore,
  createSharedTexts,
  type DraftPlace,
  type FieldStore,
  type FoundField,
  fieldKey,
  type KeptDraft,
  type KeptField,
  type RowStore,
  type SharedTexts,
  type SharedTextsParts,
  usePageEvents,
} from "../../../../platform/editing/saving/index.ts";
import type { WorkingCopyView } from "../../../assessment/calls.ts";
import { createComment } from "../../../comment/screens/index.ts";
import {
  createKeptInvitation,
  type KeptForm,
  type KeptInvitation,
} from "../../../contributor/screens/kept-invitation.ts";
import { createRow } from "../../../row/screens/index.ts";
import { loadedRevision } from "../loaded-revision.ts";
import { type FieldOwner, namedBlocks, saveField, saveSteps, saveWhole, textsTogether } from "./save-field.ts";
import { useReload } from "./use-details.ts";

type Stores = {
  readonly fields: FieldStore;
  readonly texts: SharedTexts;
  readonly rows: RowStore;
  readonly invitation: KeptInvitation;
  readonly browser: BrowserStore | null;
};

const INVITATION = "invitation";

type Owner = FieldOwner & {
  /** The rich texts that several write at once. */
  readonly together: () => ReadonlySet<string>;
};

const createTexts = (api: Api, owner: Owner, fields: SharedTextsParts["fields"]) =>
  createSharedTexts({
    fields,
    isShared: (address) => "block" in address && !("row" in address) && owner.together().has(address.block),
    load: () => import("../../../../platform/pure/shared-text/index.ts"),
    sendSteps: (address, batch) => saveSteps(api, owner, fieldKey(address), batch),
    sendWhole: (address, attempt) => saveWhole(api, owner, address, attempt),
    read: async (address, after) => {
      const params = { id: String(owner.assessment), item: fieldKey(address) };
      const answer = await api.call("getText", { params, query: { after } });
      return answer.ok ? answer.value : null;
    },
  });

const createStores = (api: Api, owner: Owner): Stores => {
  const { assessment, seat } = owner;
  const browser = seat === undefined ? null : openBrowserStore({ assessment, seat }, newIdempotencyKey());
  const keep = (key: string, kept: KeptField | null) => browser?.keep(`field ${key}`, kept && texts.kept(kept));
  const texts = createTexts(api, owner, () => fields);
  const fields: FieldStore = createFieldStore({
    newSeed: newIdempotencyKey,
    send: (address, attempt) => saveField(api, owner, texts, address, attempt),
    keep,
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
  return { fields, texts, rows, invitation, browser };
};

/** Restored from this browser: texts of fields, and add forms. */
export type FoundTexts = { readonly fields: readonly FoundField[]; readonly forms: readonly DraftPlace[] };

const nothingFound: FoundTexts = { fields: [], forms: [] };

/**
 * Restores unsaved text that closed pages of the seat left in this browser. These same stores wrote it.
 * @returns the restored text to report to the person; without that of a reloaded page, which continues where it was
 */
const restore = (
  { fields, rows, invitation }: Stores,
  left: ReadonlyMap<string, LeftValue>,
  details: WorkingCopyView,
): FoundTexts => {
  const under = (prefix: string, isReload: boolean) =>
    [...left].flatMap(([key, each]) => (key.startsWith(prefix) && each.isReload === isReload ? [each.value] : []));
  const putBack = (isReload: boolean): FoundTexts => {
    const kept = under("field ", isReload) as KeptField[];
    return {
      fields: fields.restore(kept, (address) => loadedRevision(details, address)),
      forms: rows.restore(under("draft ", isReload) as KeptDraft[]),
    };
  };
  const invited = left.get(INVITATION);
  if (invited) invitation.write((invited.value as KeptForm).form);
  putBack(true);
  return putBack(false);
};

type EditingStore = Omit<Stores, "browser"> & {
  /** The stored text is restored. Until then the fields are read-only, so that nobody continues on an older text. */
  readonly isReady: boolean;
  readonly found: FoundTexts;
  /** The person has seen it, or given it up. */
  readonly forget: (seen: Partial<FoundTexts>) => void;
};

/**
 * The fields and new rows of the open assessment: fed by every load of it, saved before the page goes away, and taken up again
 * from this browser when the page opens.
 * @param seat the contributor shown; without one nothing is kept in this browser
 */
export function useEditingStore(api: Api, details: WorkingCopyView, seat: string | undefined): EditingStore {
  const assessment = details.contentLink.id;
  const reload = useReload(String(assessment));
  // A tab that closes hours later leaves texts that are compared with what was loaded last, and the form may have other blocks by then.
  const newest = useRef(details);
  const [stores] = useState(() =>
    createStores(api, {
      assessment,
      seat,
      blocks: () => namedBlocks(newest.current),
      together: () => textsTogether(newest.current),
      onAlsoChanged: () => void reload.all(),
    }),
  );
  const { fields, browser } = stores;
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
