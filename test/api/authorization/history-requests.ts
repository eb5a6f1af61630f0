import type { World } from "./world.ts";

/** Requests that can succeed of the calls about what was written before. */
export const ofHistory = {
  "GET /api/assessments/:id/review-change": ({ id, text, seats }: World) => ({
    path: `/api/assessments/${id}/review-change?contributorId=${seats.get("peer")}&contentGuid=${text}`,
  }),
  "GET /api/assessments/:id/history": ({ id, text }: World) => ({ path: `/api/assessments/${id}/history?of=${text}` }),
  "GET /api/assessments/:id/template": ({ id }: World) => ({ path: `/api/assessments/${id}/template` }),
  // There is no newer version, and nothing to undo: who may is told that.
  "POST /api/assessments/:id/template": ({ id }: World) => ({
    path: `/api/assessments/${id}/template`,
    json: { version: 0 },
  }),
  "POST /api/assessments/:id/template/undo": ({ id, rev }: World) => ({
    path: `/api/assessments/${id}/template/undo`,
    json: { rev },
  }),
  "GET /api/assessments/:id/history/:entry": ({ id, entry }: World) => ({
    path: `/api/assessments/${id}/history/${entry}`,
  }),
  "GET /api/assessments/:id/changes": ({ id }: World) => ({ path: `/api/assessments/${id}/changes?from=1&to=2` }),
  "GET /api/assessments/:id/decision-sheet": ({ id }: World) => ({ path: `/api/assessments/${id}/decision-sheet` }),
  "GET /api/assessments/:id/versions": ({ id }: World) => ({ path: `/api/assessments/${id}/versions` }),
  "POST /api/assessments/:id/versions": ({ id }: World) => ({
    path: `/api/assessments/${id}/versions`,
    json: { name: "Før fagfellevurdering" },
  }),
  "GET /api/assessments/:id/versions/:version": ({ id, version }: World) => ({
    path: `/api/assessments/${id}/versions/${version}`,
  }),
};
