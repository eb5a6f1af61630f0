import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { workListTexts } from "../features/desk/texts-screens.ts";
import { savingTexts } from "../platform/editing/saving/texts.ts";

/** What a public page's script may weigh: bytes, each file by itself at gzip's level 9. */
const LIMIT = 134_800;
const ENTRY = "apps/browser/entry-client.tsx";
/** What a readers' page loads before it is touched, and what that may weigh. */
const READER = "apps/browser/entry-reader.ts";
const UNTOUCHED_LIMIT = 10_000;
/** What readers' pages load, and what they never do. */
const PUBLIC = /^(features\/[\w-]+\/views\/|apps\/browser\/routes\/rare-views)/;
const OF_AUTHORS = /^(features\/([\w-]+\/screens\/|block\/[\w-]+\/field\.tsx)|platform\/editing\/)/;

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), isDynamicEntry: z.boolean().optional(), imports: z.array(z.string()).optional() }),
);
type Manifest = z.infer<typeof manifestShape>;

/** A string that only the code of one part contains: a text, or a name that minifying keeps. */
const elsewhere = {
  "the author's screens": savingTexts.waitsForSession,
  "the desk's screens": workListTexts.emptyAll,
  "the rich-text editor": "ProseMirror",
  Zod: "$ZodType",
};

/** Problems of the built public pages' scripts: too large, or with code that only the editor or the desk needs. */
export function publicBundleProblems(root: string): readonly string[] {
  const client = path.join(root, "dist/client");
  const manifest = manifestOf(root);
  const pages = Object.keys(manifest).filter((key) => PUBLIC.test(key) && manifest[key]?.isDynamicEntry);
  if (pages.length === 0) return ["the manifest names no public page"];
  const untouched = problemsOf(READER, loadedBy([READER], manifest), manifest, client, UNTOUCHED_LIMIT);
  const touched = [ENTRY, ...pages].flatMap((page) =>
    problemsOf(page, loadedBy([READER, ENTRY, page], manifest), manifest, client, LIMIT),
  );
  return [...untouched, ...touched];
}

const manifestOf = (root: string): Manifest =>
  manifestShape.parse(JSON.parse(readFileSync(path.join(root, "dist/client/.vite/nb.json"), "utf8")));

/** The manifest's keys by the names of the built files, which say nothing of their content. */
export const builtFiles = (root: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(manifestOf(root)).map(([key, { file }]) => [path.basename(file), key]));

/** The manifest's keys of the screens and of everything that they import at once. */
function loadedBy(screens: readonly string[], manifest: Manifest): ReadonlySet<string> {
  const loaded = new Set<string>();
  const load = (key: string) => {
    if (loaded.has(key)) return;
    loaded.add(key);
    for (const imported of manifest[key]?.imports ?? []) load(imported);
  };
  screens.forEach(load);
  return loaded;
}

function problemsOf(
  page: string,
  keys: ReadonlySet<string>,
  manifest: Manifest,
  client: string,
  limit: number,
): readonly string[] {
  const wings = [...keys].filter((key) => OF_AUTHORS.test(key)).map((key) => `${page} loads ${key}`);
  const files = [...new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))].filter((file) =>
    file.endsWith(".js"),
  );
  const sources = files.map((file) => path.join(client, file)).map((file) => readFileSync(file));
  const weight = sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0);
  const foreign = Object.entries(elsewhere).flatMap(([part, mark]) =>
    sources.some((source) => source.includes(mark)) ? [`${page} loads ${part}`] : [],
  );
  const heavy = weight > limit ? [`${page} loads ${weight} bytes of script, more than ${limit}`] : [];
  return [...wings, ...foreign, ...heavy];
}
