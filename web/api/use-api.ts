import { createContext, use } from "react";
import type { Api } from "./api.ts";

const ApiContext = /* @__PURE__ */ createContext<Api | null>(null);
export const ApiProvider = ApiContext.Provider;

/** `const api = useApi(); const answer = await api.call("saveSchemaItem", { body })`. */
export const useApi = (): Api => {
  const api = use(ApiContext);
  if (!api) throw new Error("useApi needs an ApiProvider above it");
  return api;
};
