import type { Paths } from "../../platform/pure/contract/paths.ts";

export const tipPaths = {
  getTipsChallenge: ["GET", "/api/tips/challenge"],
  sendTips: ["POST", "/api/tips/sendTips"],
} as const satisfies Paths;
