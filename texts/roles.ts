import type { SeatRole } from "../core/access/index.ts";

/** docs/spec/contributors.md, Role labels */
export const roleLabels = {
  initiator: "Forslagsstiller",
  peer: "Fagfellevurderer",
  librarian: "Bibliotekar",
  economist: "Økonom",
  other: "Annen bidragsyter",
} as const satisfies Record<SeatRole, string>;
