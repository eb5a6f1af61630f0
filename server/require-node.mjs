// Preloaded before everything else (see package.json) and plain JavaScript, so that an old Node can still say what is wrong.
const NEEDED = 24;

if (Number(process.versions.node.split(".")[0]) < NEEDED) {
  console.error(
    `Minimetode needs Node ${NEEDED} or newer, and this is ${process.version}: run it with npm (npm ci brings its own Node on most machines), or install Node ${NEEDED}.`,
  );
  process.exit(1);
}
