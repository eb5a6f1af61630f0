import type { Paths } from "../../platform/pure/contract/paths.ts";

export const templatePaths = {
  deskTemplates: ["GET", "/api/desk/templates"],
  deskTemplate: ["GET", "/api/desk/templates/:id"],
  deskSaveTemplate: ["POST", "/api/desk/templates/:id/save"],
  deskEditTemplate: ["POST", "/api/desk/templates/:id/edit"],
  deskDraftTemplate: ["POST", "/api/desk/templates/:id/draft"],
  deskDiscardTemplate: ["POST", "/api/desk/templates/:id/discard"],
  deskPublishTemplate: ["POST", "/api/desk/templates/:id/publish"],
  deskProposeNynorsk: ["POST", "/api/desk/nynorsk"],
} as const satisfies Paths;
