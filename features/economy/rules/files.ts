/** Largest workbook and economy file, in bytes. docs/contract.md, Limits */
export const WORKBOOK_LIMIT = 5_000_000;
/** The most files where a block takes several. */
export const FILES_MAX = 10;

type Flags = { readonly isMunicipality: boolean; readonly allowMultipleFiles: boolean };

/** How a block takes its files: in numbered places, or several without. */
export const fileSlots = ({ isMunicipality, allowMultipleFiles }: Flags): readonly ("1" | "2")[] | "several" => {
  if (isMunicipality) return ["1"];
  return allowMultipleFiles ? "several" : ["1", "2"];
};
