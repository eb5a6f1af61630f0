import type { World } from "./world.ts";

/** Requests that can succeed of the calls about what was written before. */
export const ofHistory = {
  "GET /api/assessments/:id/review-change": ({ id, text, seats }: World) => ({
    path: `/api/assessments/${id}/review-change?contributorId=${seats.get("peer")}&contentGuid=${text}`,
  }),
  "GET /api/assessments/:id/history": ({ id, text }: World) => ({ path: `/api/assessments/${id}/history?of=${text}` }),
  "GET /api/assessments/:id/history/:entry": ({ id, entry }: World) => ({
    path: `/api/assessments/${id}/history/${entry}`,
  }),
};
