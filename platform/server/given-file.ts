import { fstatSync, readSync } from "node:fs";

/** All bytes of the file that a process was given. By its places: a process before this one may have read it too, and they share where it stands. */
export function givenBytes(file: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(fstatSync(file).size);
  let read = 0;
  while (read < bytes.length) {
    const more = readSync(file, bytes, read, bytes.length - read, read);
    if (more === 0) break;
    read += more;
  }
  return bytes;
}
