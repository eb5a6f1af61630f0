import type { FastifyInstance } from "fastify";
import { type House, readingCall } from "../platform/http/call-route.ts";
import { search } from "./search.ts";

/** `POST /api/search/{route}`: anybody may search, and everybody gets the same answer. */
export function searchRoutes(app: FastifyInstance, house: House): void {
  readingCall(app, house, "search", ({ db, shows }, { params, body }) => {
    shows(`search ${params.route}`, "terms");
    return search(db, params.route, body);
  });
}
