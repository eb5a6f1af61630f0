import type { FastifyInstance } from "fastify";
import { type House, readingCall } from "../platform/http/call-route.ts";
import { findContent, getContent } from "./find-content.ts";
import type { Trees } from "./trees.ts";

/** docs/spec/content.md, Content API */
export function contentRoutes(app: FastifyInstance, house: House, trees: Trees): void {
  readingCall(app, house, "findContent", (read, input) => findContent(trees, read, input));
  readingCall(app, house, "getContent", (read, input) => getContent(trees, read, input));
}
