const AFTER_MS = 3_000;

/**
 * Gives back, three seconds after the start, the memory that starting took: V8 collects only when something grows, so an instance that
 * nobody asks would hold it for ever. The requests of that moment wait for it once. Does nothing without Node's `--expose-gc`. docs/adr/0079-new-space-of-16-mb.md
 */
export const giveBackSoon = (): void => {
  const { gc } = globalThis;
  if (gc) setTimeout(() => gc({ type: "major", execution: "sync", flavor: "last-resort" }), AFTER_MS).unref();
};
