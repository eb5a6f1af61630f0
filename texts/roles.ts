import type { SeatRole } from "../core/access/index.ts";

/** Role labels of A sections 1 and 3. */
export const roleLabels = {
  initiator: "Forslagsstiller",
  peer: "Fagfellevurderer",
  librarian: "Bibliotekar",
  economist: "Økonom",
  other: "Annen bidragsyter",
} as const satisfies Record<SeatRole, string>;
