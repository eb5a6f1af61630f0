// Preloaded before everything else (see package.json). Plain JavaScript, so that an old Node can still print the message.
import module from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const NEEDED = 24;

if (Number(process.versions.node.split(".")[0]) < NEEDED) {
  console.error(
    `Minimetode needs Node ${NEEDED} or newer, and this is ${process.version}: run it with npm (npm ci brings its own Node on most machines), or install Node ${NEEDED}.`,
  );
  process.exit(1);
}

// Compiled code is kept beside the packages, so that the next start need not compile it again.
module.enableCompileCache?.(
  path.join(path.dirname(fileURLToPath(import.meta.url)), "../../node_modules/.cache/compiled"),
);
