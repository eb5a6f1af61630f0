type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};

/** Vite's manifest, as far as we read it. Keys are source paths, or files for chunks that are imported in several ways. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The chunk of a source path. One that other chunks import too has the name of its source, and no path. */
function chunkOf(manifest: Manifest, source: string): Chunk | undefined {
  const name = source.replace(/^.*\/|\.\w+$/g, "");
  return manifest[source] ?? Object.values(manifest).find((chunk) => chunk.name === name);
}

/** When a page's script comes: at once, when the reader touches the page, or never. */
export type ScriptComes = "at once" | "on touch" | "never";

export type PageAssets = {
  /** The tags of a page that is drawn by these modules besides the entry, by their source paths. */
  tags(modules: readonly string[], script: ScriptComes): string;
};

/** Source paths: the application without and with editor and desk, and what a readers' page loads before it is touched. */
export type Entries = { readonly application: string; readonly wings: string; readonly reader: string };

type Needed = { readonly css: ReadonlySet<string>; readonly js: ReadonlySet<string> };

/** Everything that modules import, in the order it was found. */
function neededBy(manifest: Manifest, modules: readonly string[]): Needed {
  const css = new Set<string>();
  const js = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunkOf(manifest, key);
    if (!chunk || js.has(chunk.file)) return;
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const each of chunk.imports ?? []) visit(each);
  };
  modules.forEach(visit);
  return { css, js };
}

const style = (file: string) => `<link rel="stylesheet" href="/${file}">`;
const preload = (file: string) => `<link rel="modulepreload" href="/${file}">`;
const module = (file: string, data = "") => `<script type="module" src="/${file}"${data}></script>`;

/** Styles are linked from the start (no flash), scripts named together (no second round trip). */
export function pageAssets(manifest: Manifest, entries: Entries): PageAssets {
  const reader = manifest[entries.reader]?.file ?? "";
  const scripts = {
    "at once": ([first = "", ...rest]) => module(first) + rest.map(preload).join(""),
    "on touch": (files) => module(reader, ` data-application="${files.map((file) => `/${file}`).join(" ")}"`),
    never: () => "",
  } satisfies Record<ScriptComes, (files: readonly string[]) => string>;
  return {
    tags: (modules, script) => {
      const { css, js } = neededBy(manifest, [script === "at once" ? entries.wings : entries.application, ...modules]);
      return [...css].map(style).join("") + scripts[script]([...js]);
    },
  };
}
