import type { Paths } from "../../platform/pure/contract/paths.ts";

export const contributorPaths = {
  inviteContributor: ["POST", "/api/schema/InviteContributor"],
  updateContributor: ["POST", "/api/schema/UpdateContributor"],
  deleteContributor: ["POST", "/api/schema/DeleteContributor"],
  seatSessions: ["GET", "/api/assessments/:id/sessions"],
  endSessions: ["POST", "/api/schema/EndSessions"],
} as const satisfies Paths;
