import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig } from "vite";

const project = path.resolve(import.meta.dirname, "../..");
const policy =
  "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; script-src 'self'";
const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const buildInto = (outDir: string, ssr: boolean): Promise<unknown> => {
  const config: InlineConfig = {
    root: project,
    logLevel: "error",
    build: {
      outDir,
      emptyOutDir: true,
      ssr,
      copyPublicDir: !ssr,
      rolldownOptions: {
        input: path.join(import.meta.dirname, ssr ? "render.tsx" : "client.tsx"),
        output: { entryFileNames: "entry.js", assetFileNames: "assets/minimetode/[name][extname]" },
      },
    },
  };
  return build(config);
};

type Pages = { renderPage(path: string): string };

/** Builds the gallery as the product is built, and serves it rendered, under the product's own content policy. */
export async function openGallery() {
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-gallery-"));
  const clientDir = path.join(folder, "client");
  const serverDir = path.join(project, "node_modules/.gallery", path.basename(folder));
  // Under vitest it is "test", which Vite would build React's development half for.
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  await buildInto(clientDir, false);
  await buildInto(serverDir, true);
  process.env.NODE_ENV = mode;
  const { renderPage }: Pages = await import(pathToFileURL(path.join(serverDir, "entry.js")).href);
  const html = (address: string) =>
    `<!doctype html><html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>Galleri</title><link rel="stylesheet" href="/assets/minimetode/client.css"></head><body><div id="root">` +
    `${renderPage(address)}` +
    `</div><script type="module" src="/entry.js"></script></body></html>`;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://gallery");
    const type = types[path.extname(pathname)];
    response.setHeader("content-security-policy", policy);
    if (!type) response.setHeader("content-type", "text/html").end(html(pathname));
    else
      await readFile(path.join(clientDir, path.normalize(pathname))).then(
        (bytes) => response.setHeader("content-type", type).end(bytes),
        () => response.writeHead(404).end(),
      );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    clientDir,
    async close() {
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true });
      await rm(serverDir, { recursive: true });
    },
  };
}
