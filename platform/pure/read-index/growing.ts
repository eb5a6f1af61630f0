type Numbers = Uint8Array | Uint16Array | Int32Array | Float32Array | Float64Array;

/** Numbers in a typed array that grows: 0 where nothing was set. */
export type Growing<T extends Numbers> = {
  /** Read from here; another array after each growth. */
  data: T;
  /** Makes room for the place and sets it. */
  set(place: number, value: number): void;
};

function growing<T extends Numbers>(make: (length: number) => T): Growing<T> {
  const it: Growing<T> = {
    data: make(64),
    set: (place, value) => {
      if (place >= it.data.length) {
        const larger = make(Math.max(place + 1, Math.ceil(it.data.length * 1.5)));
        larger.set(it.data);
        it.data = larger;
      }
      it.data[place] = value;
    },
  };
  return it;
}

export const bytes = () => growing((length) => new Uint8Array(length));
export const integers = () => growing((length) => new Int32Array(length));
export const floats = () => growing((length) => new Float64Array(length));
