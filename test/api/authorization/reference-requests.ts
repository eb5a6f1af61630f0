import type { World } from "./world.ts";

/** References of a block of searches, and reading them from a text. */
export const ofReferences = {
  "POST /api/schema/CreateReference": ({ literature }: World) => ({ json: { id: literature, title: "Ny referanse" } }),
  "POST /api/schema/UpdateReference": ({ reference }: World) => ({ json: { id: reference, title: "Ny tittel" } }),
  "POST /api/schema/DeleteReference": ({ reference }: World) => ({ json: { id: reference } }),
  "POST /api/schema/ReadReferences/:contentId": ({ evidence }: World) => ({
    path: `/api/schema/ReadReferences/${evidence}`,
    json: { text: "TY  - JOUR\nTI  - Eksempel\nER  - " },
  }),
};
