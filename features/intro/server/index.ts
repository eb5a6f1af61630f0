import type { FastifyInstance } from "fastify";
import { type House, writingCall } from "../../../platform/server/http/call-route.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import type { Trees } from "../../content/server/index.ts";
import { createAssessment } from "./create-assessment.ts";

/** Starting an assessment from a start form. docs/spec/start-form.md */
export function introRoutes(app: FastifyInstance, house: House, limits: Limits, trees: Pick<Trees, "of">): void {
  writingCall(app, house, "createMethodAssessment", (work, { body }) => createAssessment(work, trees, body), {
    limits: [limits.byAddress("create")],
  });
}
