import { inDays } from "../../builders/a-review-day.ts";
import type { Asks } from "./world.ts";

/** Requests that can succeed of the calls about review days. */
export const livingRequests: Asks = {
  "POST /api/assessments/:id/review": () => ({ json: { rev: 0, dueOn: "none", reason: "Metoden er godt kjent" } }),
  "POST /api/assessments/:id/confirm": () => ({ json: { rev: 0, dueOn: inDays(700), searchedOn: inDays(-1) } }),
  "POST /api/desk/assessments/:id/decline-confirmation": () => ({ json: { rev: 0, message: "Se på den nye studien" } }),
  "POST /api/desk/assessments/:id/undo-confirmation": () => ({ json: { rev: 0 } }),
};
