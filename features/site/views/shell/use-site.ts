import { createContext, use } from "react";
import { inPlace } from "../../../../platform/pure/moved/index.ts";
import type { SiteView } from "../../calls-page.ts";

const SiteContext = /* @__PURE__ */ createContext<SiteView | null>(null);
export const SiteProvider = SiteContext.Provider;

/** The site that was asked: its name, origin and settings. */
export const useSite = (): SiteView => {
  const site = use(SiteContext);
  if (!site) throw new Error("no SiteProvider above");
  return site;
};

/** Where one of the `addresses` is on this site: every link to a screen of the product goes through it. features/address/README.md */
export const usePlaced = (): ((address: string) => string) => {
  const { moved } = useSite();
  return (address) => inPlace(moved, address);
};
