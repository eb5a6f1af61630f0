/** Vite's manifest, as far as we read it. Keys are source paths. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>;

export type PageAssets = { readonly entry: string; of(module: string): string };

type Needed = { readonly css: ReadonlySet<string>; readonly js: ReadonlySet<string> };

/** Everything that a module imports, in the order it was found. */
function neededBy(manifest: Manifest, module: string): Needed {
  const css = new Set<string>();
  const js = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || js.has(chunk.file)) return;
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const each of chunk.imports ?? []) visit(each);
  };
  visit(module);
  return { css, js };
}

const style = (file: string) => `<link rel="stylesheet" href="/${file}">`;
const preload = (file: string) => `<link rel="modulepreload" href="/${file}">`;

/** Tags for the entry, and for one lazy screen by its source path: its styles (no flash) and its scripts (no second round trip). */
export function pageAssets(manifest: Manifest, entryModule: string): PageAssets {
  const base = neededBy(manifest, entryModule);
  const [script, ...rest] = base.js;
  return {
    entry: [
      ...[...base.css].map(style),
      ...(script ? [`<script type="module" src="/${script}"></script>`] : []),
      ...rest.map(preload),
    ].join(""),
    of: (module) => {
      const own = neededBy(manifest, module);
      return [
        ...[...own.css].filter((file) => !base.css.has(file)).map(style),
        ...[...own.js].filter((file) => !base.js.has(file)).map(preload),
      ].join("");
    },
  };
}
