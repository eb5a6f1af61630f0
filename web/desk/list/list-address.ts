import { type WorkListFilter, writeWorkList } from "../../../core/desk/index.ts";
import { addresses } from "../../paths.ts";
import { stringifySearch } from "../../shell/search-string.ts";

/** The address of the work list as the filter narrows it. */
export const listAddress = (filter: WorkListFilter): string =>
  `${addresses.desk}${stringifySearch(writeWorkList(filter))}`;
