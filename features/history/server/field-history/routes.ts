import type { FastifyInstance } from "fastify";
import { type House, readingCall } from "../../../../platform/server/http/call-route.ts";
import { historyEntry } from "./get-entry.ts";
import { fieldHistory } from "./list-entries.ts";

/** Who wrote what, and when: docs/spec/history.md. */
export function fieldHistoryRoutes(app: FastifyInstance, house: House): void {
  readingCall(app, house, "fieldHistory", (read, input) => fieldHistory(read, input));
  readingCall(app, house, "historyEntry", (read, input) => historyEntry(read, input));
}
