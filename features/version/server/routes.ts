import type { FastifyInstance } from "fastify";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import { compareVersions } from "./compare.ts";
import { listVersions } from "./list-versions.ts";
import { nameVersion } from "./name-version.ts";

/** Versions of the whole assessment: docs/spec/versions.md. */
export function versionRoutes(app: FastifyInstance, house: House): void {
  readingCall(app, house, "listVersions", (read, input) => listVersions(read, input));
  writingCall(app, house, "nameVersion", (work, input) => nameVersion(work, input));
  readingCall(app, house, "compareVersions", (read, input) => compareVersions(read, input));
}
