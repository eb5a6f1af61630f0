import type { Asks } from "./world.ts";

/** Requests that can succeed of the calls about review days. */
export const livingRequests: Asks = {
  "POST /api/assessments/:id/review": () => ({ json: { rev: 0, dueOn: "none", reason: "Metoden er godt kjent" } }),
};
