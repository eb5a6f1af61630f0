import { createContext, use } from "react";
import type { SiteView } from "../../core/contract/page.ts";

const SiteContext = /* @__PURE__ */ createContext<SiteView | null>(null);
export const SiteProvider = SiteContext.Provider;

/** The site that was asked: its name, origin and settings. */
export const useSite = (): SiteView => {
  const site = use(SiteContext);
  if (!site) throw new Error("useSite needs a SiteProvider above it");
  return site;
};
