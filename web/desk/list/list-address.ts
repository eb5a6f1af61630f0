import { addresses } from "../../../core/address/index.ts";
import { type WorkListFilter, writeWorkList } from "../../../core/desk/index.ts";
import { stringifySearch } from "../../shell/search-string.ts";

/** The address of the work list as the filter narrows it. */
export const listAddress = (filter: WorkListFilter): string =>
  `${addresses.desk}${stringifySearch(writeWorkList(filter))}`;
