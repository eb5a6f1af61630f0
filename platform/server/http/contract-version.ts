import path from "node:path";
import type { FastifyInstance } from "fastify";
import { fingerprintOf } from "../browser-build.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** The header of every answer of a call. docs/contract.md, Old pages and new servers */
const CONTRACT_HEADER = "minimetode-contract";

const isContract = (file: string) => /[\\/](calls[\w-]*|schema)\.ts$|[\\/]contract[\\/]/.test(file);

/** A fingerprint of what answers look like, from the sources of the contract: the same in the server and in the browser's code that was built beside it. */
export const contractVersion = async (): Promise<string> =>
  (await fingerprintOf(ROOT, ["features", "platform/pure/contract"], isContract)).slice(0, 12);

/** Says with each answer of a call which contract it is of, so that a page that was opened before an upgrade notices. */
export async function sayContract(app: FastifyInstance): Promise<void> {
  const version = await contractVersion();
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/")) reply.header(CONTRACT_HEADER, version);
    done();
  });
}
