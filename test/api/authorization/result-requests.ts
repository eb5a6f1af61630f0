import type { World } from "./world.ts";

/** Results of a study, and outcomes of an outcome table. */
export const ofResults = {
  "POST /api/schema/CreateResult": ({ evidence, study }: World) => ({
    json: { id: evidence, study, outcome: "Smerte" },
  }),
  "POST /api/schema/UpdateResult": ({ result }: World) => ({ json: { id: result, outcome: "Smerte" } }),
  "POST /api/schema/DeleteResult": ({ result }: World) => ({ json: { id: result } }),
  "POST /api/schema/CreateOutcome": ({ outcomes }: World) => ({ json: { id: outcomes, name: "Smerte" } }),
  "POST /api/schema/UpdateOutcome": ({ outcome }: World) => ({ json: { id: outcome, name: "Smerte" } }),
  "POST /api/schema/DeleteOutcome": ({ outcome }: World) => ({ json: { id: outcome } }),
};
