import { afterAll } from "vitest";
import { type Clone, clone } from "./clone.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "./server.ts";

/** A database of its own and a server on it for all tests of one file, which awaits them at its top. They end with the file. */
export async function serverForFile({
  env = {},
  ...options
}: Parameters<typeof clone>[0] & Pick<TestServerOptions, "env"> = {}): Promise<{
  readonly database: Clone;
  readonly server: TestServer;
}> {
  const database = await clone(options);
  const server = await startTestServer({ clone: database, env });
  afterAll(async () => {
    await server.stop();
    await database[Symbol.asyncDispose]();
  });
  return { database, server };
}
