import type { FastifyInstance } from "fastify";
import { type House, writingCall } from "../platform/http/call-route.ts";
import type { Limits } from "../rate-limit/index.ts";
import { createAssessment } from "./create-assessment.ts";

/** Starting an assessment from a start form. docs/spec/start-form.md */
export function introRoutes(app: FastifyInstance, house: House, limits: Limits): void {
  writingCall(app, house, "createMethodAssessment", (work, { body }) => createAssessment(work, body), {
    limits: [limits.byAddress("create")],
  });
}
