/** A seat in a block. `id`: the assessment as the caller names it, by number or guid. */
type Standing = { readonly seat: string; readonly id: string; readonly item: number };

type Known = Omit<Standing, "seat"> & { readonly assessment: number; readonly until: number };

/** Milliseconds for which it need not be written down again that a seat is where it was. */
export const KNOWN_MS = 15_000;

/**
 * Where this instance has just written down that seats are: a move within the same text then asks the database only who the caller is. Another
 * instance may have written since that the seat is elsewhere. Browsers show nobody where the list of who is here does not have them.
 */
export function rememberPlaces() {
  const known = new Map<string, Known>();
  return {
    /** @returns the number of the assessment; undefined when it is not known that the seat stands there */
    assessmentOf: ({ seat, id, item }: Standing, at: Date): number | undefined => {
      const place = known.get(seat);
      const isThere = place?.id === id && place.item === item && at.getTime() < place.until;
      return isThere ? place.assessment : undefined;
    },
    note: ({ seat, ...place }: Standing, assessment: number, at: Date): void => {
      for (const [other, { until }] of known) {
        if (at.getTime() < until) break;
        known.delete(other);
      }
      known.delete(seat);
      known.set(seat, { ...place, assessment, until: at.getTime() + KNOWN_MS });
    },
    forget: (seat: string): void => void known.delete(seat),
  };
}

export type KnownPlaces = ReturnType<typeof rememberPlaces>;
