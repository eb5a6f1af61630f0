import type { Registered } from "../../pure/contract/registered.ts";

/** Stands for the row of a block that holds just one, which its first save makes. */
export const ONLY_ROW = 0;

/** A cell of a row that the server has, or of a block's only row. */
export type CellAddress = {
  readonly block: string;
  readonly of: Registered["rowKind"];
  /** The part of the block that the row stands in, such as section A. */
  readonly part: string;
  readonly row: number;
  readonly column: string;
};

/** The assessment's own title, which nobody sees half written: it is saved when its field is left. */
export type HeadingAddress = { readonly heading: true };

/** The address of what one field saves: the value of a block (by its contentGuid), one cell of a row in it, or the assessment's title. */
export type FieldAddress = { readonly block: string } | CellAddress | HeadingAddress;

export const isCell = (address: FieldAddress): address is CellAddress => "row" in address;
export const isHeading = (address: FieldAddress): address is HeadingAddress => "heading" in address;

/** Tells fields apart within one assessment. */
export const fieldKey = (address: FieldAddress): string => {
  if (isHeading(address)) return "heading";
  return isCell(address) ? `${address.block} ${address.row} ${address.column}` : address.block;
};
