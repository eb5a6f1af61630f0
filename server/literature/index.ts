import type { FastifyInstance } from "fastify";
import { type House, writingCall } from "../platform/http/call-route.ts";
import { createSearch, deleteSearch, updateSearch } from "./change-searches.ts";

export { add as addSearch } from "./store.ts";

/** docs/spec/calls.md, Literature */
export function literatureRoutes(app: FastifyInstance, house: House): void {
  writingCall(app, house, "createLiteratureSearchItem", (work, { body }) => createSearch(work, body));
  writingCall(app, house, "updateLiteratureSearchItem", (work, { body }) => updateSearch(work, body));
  writingCall(app, house, "deleteLiteratureSearchItem", (work, { body }) => deleteSearch(work, body));
}
