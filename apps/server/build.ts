import path from "node:path";
import { build } from "../../platform/server/browser-build.ts";

/** `npm run build`: the browser's code and the server's renderer, in each language. */
await build(path.resolve(import.meta.dirname, "../.."), {
  signal: AbortSignal.timeout(10 * 60_000),
  say: (line) => process.stdout.write(`${line}\n`),
});
