import { isOutcomeUnknown } from "../../pure/contract/outcome.ts";
import type { Problem } from "../../pure/contract/problem.ts";
import type { Registered } from "../../pure/contract/registered.ts";
import {
  type Cells,
  creating,
  isWritten,
  newRowDraft,
  notCreated,
  type RowDraft,
  restoredDraft,
  writeInDraft,
} from "../../pure/saving/index.ts";

type RowKind = Registered["rowKind"];

/** The kinds of draft that are written in a separate form until they are saved: rows, and comments. */
type DraftKind = RowKind | "comment";

/** Where new rows are written: a block, and the part of it (such as section A). Each place has one add form. */
export type RowPlace<Of extends DraftKind | "file" = RowKind> = {
  readonly block: string;
  readonly of: Of;
  readonly part: string;
};
export type DraftPlace = RowPlace<DraftKind>;
/** Where something was deleted: rows, and files. */
export type DeletedPlace = RowPlace<RowKind | "file">;

export const placeKey = ({ block, of, part }: DraftPlace | DeletedPlace): string => `${of} ${block} ${part}`;

/** An add form with text in it, as this browser keeps it. */
export type KeptDraft = { readonly place: DraftPlace; readonly draft: RowDraft };

export type CreateAnswer =
  | { readonly kind: "created"; readonly row: number; readonly rev: number }
  | { readonly kind: "refused"; readonly problem: Problem };

/** A row or file that was deleted on this page. It stood after `after`; null at the top. */
export type DeletedRow = {
  readonly row: number;
  readonly name: string;
  /** Another one was put in its place. */
  readonly isReplaced?: boolean;
  readonly after: number | null;
};

export type RowStoreParts = {
  /** Makes the row, once for each key. Never rejects. */
  readonly create: (place: DraftPlace, cells: Cells, key: string) => Promise<CreateAnswer>;
  readonly newId: () => string;
  /** Keeps an add form while there is text in it; null when there no longer is. */
  readonly keep: (key: string, kept: KeptDraft | null) => void;
};

/**
 * The state of rows on one editing page, besides their cells: the add forms, the rows that are open for change, and the
 * rows that were deleted here. It outlives the components that show it; the add forms outlive the page.
 */
export type RowStore = {
  readonly draft: (key: string) => RowDraft | undefined;
  /** Opens the add form, unless it is open. */
  readonly add: (place: DraftPlace, empty: Cells) => void;
  readonly write: (place: DraftPlace, cells: Cells) => void;
  /** Creates the row; null when that is under way. The draft stays until `discard`, so that its form can say that it saves. */
  readonly commit: (place: DraftPlace) => Promise<CreateAnswer | null>;
  readonly discard: (place: DraftPlace) => void;
  /** Puts back the add forms that this browser kept; answers their places. */
  readonly restore: (kept: readonly KeptDraft[]) => readonly DraftPlace[];
  /** Where an add form holds something that the server does not. The same list until that changes. */
  readonly unsent: () => readonly DraftPlace[];

  /** The cells as they stood when the row was opened for change; undefined when it is not open. */
  readonly opened: (row: number) => Cells | undefined;
  readonly open: (row: number, cells: Cells) => void;
  readonly close: (row: number) => void;

  readonly deleted: (key: string) => readonly DeletedRow[];
  readonly noteDeleted: (place: DeletedPlace, row: DeletedRow) => void;
  readonly forgetDeleted: (place: DeletedPlace, row: number) => void;

  readonly subscribe: (listener: () => void) => () => void;
};

const nothing: readonly DeletedRow[] = [];

export function createRowStore({ create, newId, keep }: RowStoreParts): RowStore {
  const drafts = new Map<string, KeptDraft>();
  const open = new Map<number, Cells>();
  const deleted = new Map<string, readonly DeletedRow[]>();
  const listeners = new Set<() => void>();
  let unsent: readonly DraftPlace[] = [];
  const changed = () => {
    for (const listener of listeners) listener();
  };

  const put = (place: DraftPlace, draft: RowDraft | null) => {
    const key = placeKey(place);
    if (draft) drafts.set(key, { place, draft });
    else drafts.delete(key);
    const isUnsent = draft !== null && isWritten(draft);
    keep(key, isUnsent ? { place, draft } : null);
    if (isUnsent !== unsent.some((each) => placeKey(each) === key))
      unsent = [...drafts.values()].flatMap((each) => (isWritten(each.draft) ? [each.place] : []));
    changed();
  };
  const draftIn = (place: DraftPlace) => drafts.get(placeKey(place))?.draft;

  return {
    draft: (key) => drafts.get(key)?.draft,
    add: (place, empty) => {
      if (!draftIn(place)) put(place, newRowDraft(newId(), empty));
    },
    write: (place, cells) => {
      const draft = draftIn(place);
      if (draft) put(place, writeInDraft(draft, cells));
    },
    commit: async (place) => {
      const draft = draftIn(place);
      const sent = draft && creating(draft);
      if (!sent) return null;
      put(place, sent);
      const answer = await create(place, sent.tried, sent.id);
      const now = draftIn(place);
      if (now && answer.kind === "refused") put(place, notCreated(now, !isOutcomeUnknown(answer.problem)));
      return answer;
    },
    discard: (place) => put(place, null),
    restore: (kept) => {
      const free = kept.filter(({ place }) => {
        const now = draftIn(place);
        return !now || !isWritten(now);
      });
      for (const { place, draft } of free) put(place, restoredDraft(draft));
      return free.map(({ place }) => place);
    },
    unsent: () => unsent,

    opened: (row) => open.get(row),
    open: (row, cells) => {
      open.set(row, cells);
      changed();
    },
    close: (row) => {
      if (open.delete(row)) changed();
    },

    deleted: (key) => deleted.get(key) ?? nothing,
    noteDeleted: (place, row) => {
      const key = placeKey(place);
      deleted.set(key, [...(deleted.get(key) ?? nothing), row]);
      changed();
    },
    forgetDeleted: (place, row) => {
      const key = placeKey(place);
      deleted.set(
        key,
        (deleted.get(key) ?? nothing).filter((each) => each.row !== row),
      );
      changed();
    },

    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
