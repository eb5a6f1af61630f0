import { bytes, integers } from "./growing.ts";

/** Bytes of the pieces that a list consists of; the last size is used again and again. Four bytes of each name the next piece. */
const PIECES = [12, 20, 36, 68, 132, 260, 516];
const LINK = 4;
const sizeOf = (level: number): number => PIECES[Math.min(level, PIECES.length - 1)] ?? 0;

/** Many lists of bytes in one array, each in linked pieces that grow with it: so a byte is added without moving what is there. */
export type ByteLists = {
  append(list: number, byte: number): void;
  /** The bytes of a list at the beginning of an array that the next call overwrites. */
  read(list: number): Uint8Array;
  /** Bytes in use. */
  size(): number;
};

export function createByteLists(): ByteLists {
  const store = bytes();
  let end = 0;
  const first = integers();
  const write = integers();
  const stop = integers();
  /** How many pieces a list has; 0 for one that has not begun. */
  const pieces = integers();
  let whole = new Uint8Array(64);

  const addPiece = (list: number): number => {
    const count = pieces.data[list] ?? 0;
    const from = end;
    end += sizeOf(count);
    store.set(end - 1, 0);
    pieces.set(list, count + 1);
    stop.set(list, end - LINK);
    return from;
  };

  return {
    append: (list, byte) => {
      let at = write.data[list] ?? 0;
      if ((pieces.data[list] ?? 0) === 0) {
        at = addPiece(list);
        first.set(list, at);
      } else if (at === stop.data[list]) {
        const link = at;
        at = addPiece(list);
        for (let part = 0; part < LINK; part++) store.data[link + part] = (at >>> (part * 8)) & 255;
      }
      store.data[at] = byte;
      write.set(list, at + 1);
    },
    read: (list) => {
      const data = store.data;
      const count = pieces.data[list] ?? 0;
      const most = count * sizeOf(count);
      if (most > whole.length) whole = new Uint8Array(most * 2);
      let from = first.data[list] ?? 0;
      let used = 0;
      for (let piece = 0; piece < count; piece++) {
        const to = piece === count - 1 ? (write.data[list] ?? 0) : from + sizeOf(piece) - LINK;
        for (let at = from; at < to; at++) whole[used++] = data[at] ?? 0;
        from =
          (data[to] ?? 0) + (data[to + 1] ?? 0) * 256 + (data[to + 2] ?? 0) * 65_536 + (data[to + 3] ?? 0) * 16_777_216;
      }
      return whole;
    },
    size: () => end,
  };
}
