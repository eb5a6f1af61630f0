/** The texts of a row, by column. */
export type Cells = Readonly<Record<string, string>>;

/**
 * A new row that is being written, before the server has it. `id` is unique and is the idempotency key of its create call.
 * `empty` is what the form was opened with. `tried` is what the create was sent with while its outcome is unknown: it is
 * repeated as it was, with the same key, so that the row is made once.
 */
export type RowDraft = {
  readonly id: string;
  readonly empty: Cells;
  readonly cells: Cells;
  readonly state: "writing" | "creating";
  readonly tried: Cells | null;
};

export const newRowDraft = (id: string, empty: Cells): RowDraft => ({
  id,
  empty,
  cells: empty,
  state: "writing",
  tried: null,
});

export const writeInDraft = (draft: RowDraft, cells: Cells): RowDraft => ({
  ...draft,
  cells: { ...draft.cells, ...cells },
});

/** The draft on its way to the server; `tried` is what to send. Null while it is on its way already. */
export const creating = (draft: RowDraft): (RowDraft & { readonly tried: Cells }) | null =>
  draft.state === "creating" ? null : { ...draft, state: "creating", tried: draft.tried ?? draft.cells };

/**
 * The create came to nothing, or nobody knows.
 * @param isKnown the server refused it, so no row was made and the next try may send something else
 */
export const notCreated = (draft: RowDraft, isKnown: boolean): RowDraft => ({
  ...draft,
  state: "writing",
  tried: isKnown ? null : draft.tried,
});

const differing = (cells: Cells, from: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([column, text]) => (from[column] ?? "") !== text));

/** Cells that were typed while the create was under way. They follow as saves of cells, on top of the row that was sent. */
export const typedMeanwhile = ({ cells, tried }: RowDraft): Cells => differing(cells, tried ?? {});

/** Whether somebody has written in the form. */
export const isWritten = ({ cells, empty, tried }: RowDraft): boolean =>
  tried !== null || Object.keys(differing(cells, empty)).length > 0;

/** A draft from this browser's store. A create whose answer was never seen has an unknown outcome. */
export const restoredDraft = (draft: RowDraft): RowDraft => ({ ...draft, state: "writing" });
