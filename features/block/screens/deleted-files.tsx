import { type RefObject, useMemo } from "react";
import { useApi } from "../../../platform/browser/api/api.ts";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import { type DeletedPlace, placeKey, useRowStore } from "../../../platform/editing/saving/index.ts";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import { DeletedHere, DeletedList, focusIn, useDeletedHere } from "../../row/screens/index.ts";

/** The numbered places that a block may have, and the block itself. */
const PARTS = ["", "1", "2"];

type Block = Pick<AuthorBlock, "contentId" | "contentGuid">;

/** Undo for a block's files. features/row/README.md */
export type FileUndo = {
  readonly block: Block;
  readonly place: DeletedPlace;
  /** A file was deleted, or another one took its place: 'Angre' stands there from now on. */
  readonly note: (how: "deleted" | "replaced") => Promise<void>;
  readonly restore: (file: number) => Promise<Problem | null>;
};

/**
 * @param drawnIn what holds the links to the files: one that is brought back takes the focus of the button that did it
 * @param part the numbered place in the block, where it has several
 */
export function useFileUndo(
  { contentId, contentGuid }: Block,
  drawnIn: RefObject<HTMLElement | null>,
  part = "",
): FileUndo {
  const api = useApi();
  const rows = useRowStore();
  const { number, reload } = useEditing();
  const restoring = useWrite("restoreItem", reload);
  const block = useMemo(() => ({ contentId, contentGuid }), [contentId, contentGuid]);
  const place = useMemo<DeletedPlace>(() => ({ block: contentGuid, of: "file", part }), [contentGuid, part]);
  return {
    block,
    place,
    note: async (how) => {
      // The answers of the calls do not name what they took away: it is the last that was deleted here.
      const answer = await api.call("deletedItems", { params: { contentId } });
      const last = answer.ok ? answer.value.find(({ kind }) => kind === "file") : undefined;
      if (!last) return;
      for (const { row } of rows.deleted(placeKey(place))) rows.forgetDeleted(place, row);
      rows.noteDeleted(place, { row: last.id, name: last.what, after: null, isReplaced: how === "replaced" });
    },
    restore: async (file) => {
      const answer = await restoring.run({ body: { kind: "file", id: file, pageId: number } });
      if (answer?.ok) {
        for (const each of PARTS) rows.forgetDeleted({ ...place, part: each }, file);
        focusIn(drawnIn, "a[data-file]");
      }
      return answer === null || answer.ok ? null : answer.problem;
    },
  };
}

/** 'Angre' where a file stood, until one leaves the page. */
export function FileDeletedHere({ undo: { place, restore } }: { readonly undo: FileUndo }) {
  return useDeletedHere(place).map((deleted) => (
    <DeletedHere key={deleted.row} place={place} deleted={deleted} restore={restore} />
  ));
}

/** A block's files that were deleted or replaced in the last 30 days. @param now the addresses of the files that it has */
export const DeletedFiles = ({ undo, now }: { readonly undo: FileUndo; readonly now: readonly string[] }) => (
  <DeletedList block={undo.block.contentId} restore={undo.restore} now={now.join()} of="files" />
);
