import { scrypt } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, string, number, Buffer>(scrypt);

/**
 * The form in which the database stores a code. A code has 36 bits, so it is derived slowly, with the seat as its salt: a copy of the
 * database does not give it away while it works. Takes some 40 ms beside the event loop.
 */
export const hashOfCode = (code: string, contributorId: string): Promise<Buffer> =>
  derive(code, `minimetode code ${contributorId}`, 32);
