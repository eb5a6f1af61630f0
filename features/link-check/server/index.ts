import type { FastifyInstance } from "fastify";
import { type House, readingCall } from "../../../platform/server/http/call-route.ts";
import type { Trees } from "../../content/server/index.ts";
import { listBrokenLinks } from "./broken-links.ts";

export { brokenLinksOf, draftLinkFindings } from "./broken-links.ts";
export { linkCheckJob } from "./check-links.ts";

/** docs/spec/content.md, Links that do not work */
export function linkCheckRoutes(app: FastifyInstance, house: House, trees: Trees): void {
  readingCall(app, house, "deskBrokenLinks", (read) => listBrokenLinks(trees, read));
}
