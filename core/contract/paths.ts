/**
 * Every call's method and path: A section 7, P section 7 and "Calls that the specification does not show".
 * Plain data, because the browser runs it; the schemas are in the resource files beside this one.
 */
export const paths = {
  createMethodAssessment: ["POST", "/api/schema/CreateMethodAssessment"],
  saveSchemaItem: ["POST", "/api/schema/SaveSchemaItem"],
  saveSchemaBaseProp: ["POST", "/api/schema/SaveSchemaBaseProp"],
  getLastSavedSchemaPage: ["GET", "/api/schema/GetLastSavedSchemaPage"],
  getMethodAssessmentDetails: ["GET", "/api/schema/GetMethodAssessmentDetails/:id"],
  getContactAddress: ["GET", "/api/schema/GetContactAddress"],
  sendApprovalRequest: ["POST", "/api/schema/SendApprovalRequest"],
  setDisplayContact: ["POST", "/api/schema/SetDisplayContact"],
  createLiteratureSearchItem: ["POST", "/api/schema/CreateLiteratureSearchItem"],
  updateLiteratureSearchItem: ["POST", "/api/schema/UpdateLiteratureSearchItem"],
  deleteLiteratureSearchItem: ["POST", "/api/schema/DeleteLiteratureSearchItem"],
  readReferences: ["POST", "/api/schema/ReadReferences/:contentId"],
  uploadPdf: ["POST", "/api/schema/UploadPdf/:contentId"],
  deletePdf: ["POST", "/api/schema/DeletePdf/:contentId"],
  getPdf: ["GET", "/api/schema/getPdf/:contentId"],
  getAssessment: ["GET", "/api/methodassessment/GetAssessment"],
  search: ["POST", "/api/search/:route"],
  deskAssessments: ["GET", "/api/desk/assessments"],
  deskAssessment: ["GET", "/api/desk/assessments/:id"],
  deskPublish: ["POST", "/api/desk/assessments/:id/publish"],
  deskReturn: ["POST", "/api/desk/assessments/:id/return"],
  deskReopen: ["POST", "/api/desk/assessments/:id/reopen"],
  deskHideCard: ["POST", "/api/desk/assessments/:id/card"],
  deskReissueLink: ["POST", "/api/desk/assessments/:id/link"],
  deskChangeInitiator: ["POST", "/api/desk/assessments/:id/initiator"],
  findContent: ["GET", "/api/episerver/v3.0/content"],
  getContent: ["GET", "/api/episerver/v3.0/content/:id"],
  inviteContributor: ["POST", "/api/schema/InviteContributor"],
  deleteContributor: ["POST", "/api/schema/DeleteContributor"],
  getSession: ["GET", "/api/session"],
  inspectLink: ["POST", "/api/session/inspect"],
  redeemLink: ["POST", "/api/session/redeem"],
  resendLink: ["POST", "/api/session/resend"],
  logout: ["POST", "/api/logout"],
} as const satisfies Record<string, readonly ["GET" | "POST" | "DELETE", `/api/${string}`]>;

export type CallName = keyof typeof paths;
