import { stepsBetween } from "../../builders/text-steps.ts";
import type { World } from "./world.ts";

/** Requests that can succeed of the calls about working at the same time. */
export const inLive = {
  "POST /api/live/:id/here": ({ id }: World) => ({ path: `/api/live/${id}/here`, json: { item: null } }),
  "GET /api/live/:id/text/:item": ({ id, text }: World) => ({ path: `/api/live/${id}/text/${text}` }),
  "POST /api/live/:id/text/:item": ({ id, text, textRev }: World) => ({
    path: `/api/live/${id}/text/${text}`,
    json: { rev: textRev, batch: "sammen-1", steps: stepsBetween("", "<p>Nytt </p>").slice(0, 1) },
  }),
};
