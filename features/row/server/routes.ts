import type { FastifyInstance } from "fastify";
import { type House, writingCall } from "../../../platform/server/http/call-route.ts";
import { moveRow } from "./change-rows.ts";

/** The calls that every kind of row shares. Bringing back is in `features/row/server/deleted`. */
export function rowRoutes(app: FastifyInstance, house: House): void {
  writingCall(app, house, "moveItem", (work, { body }) => moveRow(work, body));
}
