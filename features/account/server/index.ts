import type { FastifyInstance } from "fastify";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import { giveRole } from "./give-role.ts";
import { listAccounts } from "./list-accounts.ts";
import { readLog } from "./read-log.ts";

/** The calls of administrators: accounts with their roles, and the log. docs/spec/accounts.md */
export function accountRoutes(app: FastifyInstance, house: House): void {
  readingCall(app, house, "deskAccounts", (read, { query }) => listAccounts(read, query));
  writingCall(app, house, "deskGiveRole", (work, { params, body }) => giveRole(work, params.id, body));
  readingCall(app, house, "deskLog", (read, { query }) => readLog(read, query));
}
