import type { FastifyInstance } from "fastify";
import { type House, readingCall } from "../../../../platform/server/http/call-route.ts";
import type { Read } from "../../../../platform/server/http/work.ts";
import { getDetails, getWorkingCopy, versionOfDetails } from "./get-details.ts";
import { myAssessments } from "./my-assessments.ts";

/** The working copy with all that stands beside it: docs/spec/assessment.md, Working copy */
export function detailsRoutes(app: FastifyInstance, house: House): void {
  const versionOf = {
    versionOf: (read: Read, { params }: { params: { id: string } }) => versionOfDetails(read, params.id),
  };
  readingCall(app, house, "myAssessments", (read) => myAssessments(read));
  readingCall(app, house, "getWorkingCopy", (read, { params }) => getWorkingCopy(read, params.id), versionOf);
  readingCall(app, house, "getMethodAssessmentDetails", (read, { params }) => getDetails(read, params.id), versionOf);
}
