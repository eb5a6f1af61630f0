import type { ReactNode } from "react";
import { routePaths } from "../../../features/address/rules/index.ts";
import type { PageInfo } from "../../../features/site/views/shell/head.ts";
import type { RouterContext } from "./root.tsx";

type Loading = {
  readonly context: RouterContext;
  readonly deps: Readonly<Record<string, unknown>>;
  readonly location: { readonly href: string };
};
type Loaded = { readonly page: PageInfo; readonly shown: ReactNode };

/** The addresses of pages about an edition that few readers open. */
export type RarePath = (typeof routePaths)["editionChanges" | "decisionSheet"];

export const rarePages: { readonly [P in RarePath]: (loading: Loading) => Promise<Loaded> } = {
  [routePaths.editionChanges]: async (loading) => {
    const { loadChanges, ChangesPage } = await import("../../../features/reading/views/changes-page.tsx");
    const { compared, page } = await loadChanges(loading);
    return { page, shown: <ChangesPage compared={compared} /> };
  },
  [routePaths.decisionSheet]: async (loading) => {
    const { loadSheet, SheetPage } = await import("../../../features/decision-sheet/views/sheet-page.tsx");
    const { sheet, page } = await loadSheet(loading);
    return { page, shown: <SheetPage sheet={sheet} /> };
  },
};
