/** A set of places from 0 up to an end, as bits. */
export type PlaceSet = {
  has(place: number): boolean;
  add(place: number): void;
  /** Adds the first `count` places of a list. */
  addAll(places: Int32Array, count: number): void;
  /** Adds what another set of the same size has. */
  unite(other: PlaceSet): void;
  /** Removes what another set of the same size does not have. */
  keep(other: PlaceSet): void;
  /** Has what it had not, and only that. */
  invert(): void;
  readonly bits: Int32Array;
};

export function createPlaceSet(end: number): PlaceSet {
  const bits = new Int32Array((end + 31) >>> 5);
  const add = (place: number): void => {
    bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
  };
  return {
    bits,
    has: (place) => ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0,
    add,
    addAll: (places, count) => {
      for (let at = 0; at < count; at++) add(places[at] ?? 0);
    },
    unite: (other) => {
      for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (other.bits[at] ?? 0);
    },
    keep: (other) => {
      for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other.bits[at] ?? 0);
    },
    invert: () => {
      for (let at = 0; at < bits.length; at++) bits[at] = ~(bits[at] ?? 0);
    },
  };
}
