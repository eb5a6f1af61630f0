import type { Paths } from "../../platform/pure/contract/paths.ts";

export const sessionPaths = {
  myAssessments: ["GET", "/api/session/assessments"],
  seatStanding: ["GET", "/api/session/seat"],
  inspectLink: ["POST", "/api/session/inspect"],
  redeemLink: ["POST", "/api/session/redeem"],
  redeemCode: ["POST", "/api/session/redeem-code"],
  resendLink: ["POST", "/api/session/resend"],
} as const satisfies Paths;
