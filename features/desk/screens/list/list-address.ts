import { stringifySearch } from "../../../../platform/browser/search-string.ts";
import { addresses } from "../../../address/rules/index.ts";
import { type WorkListFilter, writeWorkList } from "../../rules/index.ts";

/** The address of the work list as the filter narrows it. */
export const listAddress = (filter: WorkListFilter): string =>
  `${addresses.desk}${stringifySearch(writeWorkList(filter))}`;
