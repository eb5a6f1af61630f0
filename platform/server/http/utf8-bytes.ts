/** Room for a page or a working copy. A longer text is written in two passes. */
const room = Buffer.allocUnsafeSlow(1024 * 1024);
/** Most bytes of UTF-8 for one UTF-16 unit of a text. */
const MOST_BYTES = 3;

/** A text as UTF-8. `Buffer.from` goes through it twice, to count its bytes and to write them; this writes once and copies the bytes. */
export function utf8Bytes(text: string): Buffer {
  if (text.length * MOST_BYTES > room.length) return Buffer.from(text);
  return Buffer.from(room.subarray(0, room.write(text)));
}
