import type { Paths } from "../../platform/pure/contract/paths.ts";

export const deskPaths = {
  deskAssessments: ["GET", "/api/desk/assessments"],
  deskAssessment: ["GET", "/api/desk/assessments/:id"],
  deskPublish: ["POST", "/api/desk/assessments/:id/publish"],
  deskReturn: ["POST", "/api/desk/assessments/:id/return"],
  deskReopen: ["POST", "/api/desk/assessments/:id/reopen"],
  deskWithdraw: ["POST", "/api/desk/assessments/:id/withdraw"],
  deskHideCard: ["POST", "/api/desk/assessments/:id/card"],
  deskHideContact: ["POST", "/api/desk/assessments/:id/contact"],
  deskReissueLink: ["POST", "/api/desk/assessments/:id/link"],
  deskChangeInitiator: ["POST", "/api/desk/assessments/:id/initiator"],
} as const satisfies Paths;
