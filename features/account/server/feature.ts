import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import { giveRole } from "./give-role.ts";
import { listAccounts } from "./list-accounts.ts";
import { readLog } from "./read-log.ts";

/** The calls of administrators: accounts with their roles, and the log. */
export const accountFeature = serverFeature({
  serves: () => ({
    answers: {
      deskAccounts: reading((read, { query }) => listAccounts(read, query)),
      deskGiveRole: writing((work, { params, body }) => giveRole(work, params.id, body)),
      deskLog: reading((read, { query }) => readLog(read, query)),
    },
  }),
});
