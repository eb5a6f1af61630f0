import type { WorkingCopyView } from "../../../assessment/calls.ts";
import type { PlaceAddress } from "../../../reading/rules/index.ts";

/** The query of the editing page. */
export type EditingSearch = PlaceAddress & {
  readonly role?: string | undefined;
  readonly id?: string | undefined;
};

type Seat = WorkingCopyView["seats"][number];

/** The caller's seat that the address asks to be shown as; else the first. It grants nothing. */
export const shownSeat = (seats: readonly Seat[], { id, role }: EditingSearch): Seat | undefined =>
  seats.find(({ contributorId }) => contributorId === id) ??
  seats.find((seat) => seat.role === role?.toLowerCase()) ??
  seats[0];
