/** The kinds of rows whose cells are saved one by one, each with a call of its own. */
export type RowKindName = "literature" | "evidence";

/** A cell of a row that the server has. */
export type CellAddress = {
  readonly block: string;
  readonly of: RowKindName;
  /** The part of the block that the row stands in, such as section A. */
  readonly part: string;
  readonly row: number;
  readonly column: string;
};

/** What one field saves: the value of a block (by its contentGuid), or one cell of a row in it. */
export type FieldAddress = { readonly block: string } | CellAddress;

export const isCell = (address: FieldAddress): address is CellAddress => "row" in address;

/** Tells fields apart within one assessment. */
export const fieldKey = (address: FieldAddress): string =>
  isCell(address) ? `${address.block} ${address.row} ${address.column}` : address.block;
