import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const accountProblems: Translated<typeof nb.accountProblems> = {
  LastAdmin: "Nettstaden må ha minst éin administrator. Gi rolla til ein annan først.",
};
