import type { Paths } from "../../platform/pure/contract/paths.ts";

export const accountPaths = {
  deskAccounts: ["GET", "/api/desk/accounts"],
  deskGiveRole: ["POST", "/api/desk/accounts/:id/role"],
  deskLog: ["GET", "/api/desk/log"],
} as const satisfies Paths;
