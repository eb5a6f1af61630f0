import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { routePaths } from "../../core/address/index.ts";
import { contentTexts } from "../../texts/content.ts";
import { wingRoute } from "./wing.tsx";

/** The tab's index, the open section, and which of the caller's own seats to show. They grant nothing. docs/spec/assessment.md, Editing page */
export type EditSearch = {
  readonly tab?: number;
  readonly section?: string;
  readonly role?: string;
  readonly id?: string;
};

const word = (search: Record<string, unknown>, key: "section" | "role" | "id") => {
  const value = search[key];
  return typeof value === "string" && value !== "" ? { [key]: value } : {};
};

const validateSearch = (search: Record<string, unknown>): EditSearch => {
  const tab = typeof search.tab === "string" || typeof search.tab === "number" ? Number(search.tab) : Number.NaN;
  return {
    ...(Number.isInteger(tab) && tab >= 0 ? { tab } : {}),
    ...word(search, "section"),
    ...word(search, "role"),
    ...word(search, "id"),
  };
};

/** Lazy: a public page loads nothing of the editor. Without a seat it is the access page, so nothing here redirects. */
export const editRoute = createRoute({
  getParentRoute: () => wingRoute,
  path: routePaths.edit,
  validateSearch,
  staticData: { module: "web/author/index.ts", name: contentTexts.edit },
  loader: async (loading) => (await import("./edit-loader.ts")).loadEditing(loading),
  component: lazyRouteComponent(() => import("../author/index.ts"), "EditingScreen"),
});
