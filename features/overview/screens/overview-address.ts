import { stringifySearch } from "../../../platform/browser/search-string.ts";
import { deskAddresses, overviewTablePath } from "../../address/rules/index.ts";
import { type OverviewChoice, type OverviewTable, writeChoice } from "../rules/index.ts";

/** The address of the overview of what is chosen. */
export const overviewAddress = (choice: OverviewChoice): string =>
  `${deskAddresses.overview}${stringifySearch(writeChoice(choice))}`;

/** The address of one of its tables as CSV. */
export const tableAddress = (table: OverviewTable, choice: OverviewChoice): string =>
  `${overviewTablePath}${stringifySearch({ table, ...writeChoice(choice) })}`;
