import type { Paths } from "../../platform/pure/contract/paths.ts";

export const assessmentPaths = {
  saveSchemaItem: ["POST", "/api/schema/SaveSchemaItem"],
  saveSchemaBaseProp: ["POST", "/api/schema/SaveSchemaBaseProp"],
  getLastSavedSchemaPage: ["GET", "/api/schema/GetLastSavedSchemaPage"],
  getMethodAssessmentDetails: ["GET", "/api/schema/GetMethodAssessmentDetails/:id"],
  getContactAddress: ["GET", "/api/schema/GetContactAddress"],
  sendApprovalRequest: ["POST", "/api/schema/SendApprovalRequest"],
  setDisplayContact: ["POST", "/api/schema/SetDisplayContact"],
  chooseLanguage: ["POST", "/api/schema/ChooseLanguage"],
  getWorkingCopy: ["GET", "/api/assessments/:id/working-copy"],
} as const satisfies Paths;
