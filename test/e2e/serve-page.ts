import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build, preview } from "vite";

/** As strict as the site's own: no inline script, no inline style. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'";

export type ServedPage = { readonly url: string; readonly close: () => Promise<void> };

/** Builds the page of a folder (`index.html` and `page.tsx`) and serves it under a strict content security policy. */
export const servePage = async (root: string): Promise<ServedPage> => {
  const outDir = await mkdtemp(path.join(tmpdir(), "test-page-"));
  const shared = { root, configFile: false, logLevel: "error", build: { outDir } } as const;
  await build({ ...shared, plugins: [react()] });
  const server = await preview({
    ...shared,
    preview: { host: "127.0.0.1", port: 0, headers: { "content-security-policy": POLICY } },
  });
  const address = server.httpServer.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
};
