import type { FastifyInstance } from "fastify";
import { type House, readingCall, writingCall } from "../platform/http/call-route.ts";
import { getCustomNumbers, saveCustomNumbers } from "./custom-numbers.ts";

/** The calls of the economy blocks: docs/spec/calls.md, Economy. */
export function economyRoutes(app: FastifyInstance, house: House): void {
  readingCall(app, house, "getCustomNumbers", (read, { params }) => getCustomNumbers(read, params.contentId));
  writingCall(app, house, "saveCustomNumbers", (work, { params, body }) =>
    saveCustomNumbers(work, params.contentId, body),
  );
}
