import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { PaperState } from "./state.ts";

/** A study as texts name it. `since`: the ISO day of the notice, where it is known. */
export type Said = { readonly name: string; readonly state: PaperState; readonly since: string | null };

/** The text and the day of the notice, where it is known. */
export const dated = (text: string, since: string | null): string =>
  since === null ? text : `${text} ${norwegianDay(since)}`;

/** «Berg 2020, 16.08.2023; Dahl 2021» */
export const namesOf = (studies: readonly Said[]): string =>
  studies
    .map(({ name, since }) => [name, since === null ? "" : norwegianDay(since)].filter(Boolean).join(", "))
    .join("; ");

/** Whether the notice of each study was known to all when the edition was published. */
export const knownAt = (studies: readonly Said[], edition: string | null): boolean =>
  edition !== null && studies.every(({ since }) => since !== null && since < edition);

/** A count of rows, with a space between thousands. */
export const spaced = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, " ");
