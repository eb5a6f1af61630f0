import type { Paths } from "../../platform/pure/contract/paths.ts";

/** Calls about decisions. Those under `/api/decisions/` take the secret of a link, and those of the desk the number of a decision. */
export const decisionPaths = {
  askForDecision: ["POST", "/api/assessments/:id/decisions"],
  assessmentDecisions: ["GET", "/api/assessments/:id/decisions"],
  inspectDecision: ["POST", "/api/decisions/inspect"],
  giveDecision: ["POST", "/api/decisions/give"],
  declineDecision: ["POST", "/api/decisions/decline"],
  correctDecision: ["POST", "/api/decisions/correct"],
  reportFollowUp: ["POST", "/api/decisions/report"],
  resendDecisionLink: ["POST", "/api/decisions/resend"],
  deskGiveDecision: ["POST", "/api/desk/assessments/:id/decisions/:no/give"],
  deskCorrectDecision: ["POST", "/api/desk/assessments/:id/decisions/:no/correct"],
  deskReportFollowUp: ["POST", "/api/desk/assessments/:id/decisions/:no/report"],
  deskRemoveDecision: ["POST", "/api/desk/assessments/:id/decisions/:no/remove"],
} as const satisfies Paths;
