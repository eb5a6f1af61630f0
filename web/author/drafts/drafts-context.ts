import { createContext, use, useSyncExternalStore } from "react";
import type { Drafts } from "./drafts.ts";

export const DraftsContext = createContext<Drafts | null>(null);

export const useDrafts = (): Drafts => {
  const drafts = use(DraftsContext);
  if (!drafts) throw new Error("useDrafts needs an editing page above it");
  return drafts;
};

/** Whether a form of the page holds something that the server does not. */
export const useUnsentDrafts = (): boolean => {
  const drafts = useDrafts();
  return useSyncExternalStore(drafts.subscribe, drafts.unsent, drafts.unsent);
};
