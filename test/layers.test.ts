import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

/**
 * docs/architecture.md, Layers: Biome's patterns are compared with the words of an import and not with the file that it leads to, so a
 * pattern can miss a folder without anybody noticing. Here every kind of file imports every kind of file, at each depth that the tree has.
 */

const ROOT = path.resolve(import.meta.dirname, "..");

/** Files that import something, by layer. */
const importing: Readonly<Record<Layer, readonly string[]>> = {
  pure: [
    "features/mine/rules/file.ts",
    "features/mine/rules/part/file.ts",
    "features/mine/calls.ts",
    "features/mine/calls-part.ts",
    "features/mine/paths.ts",
    "features/block/mine/schema.ts",
    "features/api/mine.ts",
    "features/address/rules/mine.ts",
    "platform/pure/mine/file.ts",
  ],
  texts: ["features/mine/texts.ts", "features/mine/texts-part.ts", "features/mine/mails.ts"],
  content: ["content/mine.ts", "content/mine/file.ts"],
  server: [
    "features/mine/server/file.ts",
    "features/mine/server/part/file.ts",
    "features/mine/server/part/deeper/file.ts",
    "platform/server/mine.ts",
    "platform/server/mine/file.ts",
  ],
  composition: ["apps/server/mine.ts"],
  views: ["features/mine/views/file.tsx", "features/mine/views/part/file.tsx"],
  browser: ["platform/browser/mine.ts", "platform/browser/mine/file.ts"],
  screens: ["features/mine/screens/file.tsx", "features/mine/screens/part/file.tsx", "features/block/mine/field.tsx"],
  editing: ["platform/editing/mine/file.tsx"],
  routes: ["apps/browser/mine.tsx", "apps/browser/routes/mine.tsx"],
  components: ["platform/ui/mine.tsx", "platform/ui/mine/file.tsx"],
};

const layers = [
  "pure",
  "texts",
  "content",
  "server",
  "composition",
  "views",
  "browser",
  "screens",
  "editing",
  "routes",
  "components",
] as const;
type Layer = (typeof layers)[number];

const react = ["views", "browser", "screens", "editing", "routes", "components"] as const;
const notComponents = layers.filter((layer) => layer !== "components");
/** What is imported, and by which layers it may be. The platform imports no feature, whatever its layer. */
const imported: readonly {
  readonly what: string;
  readonly targets: readonly string[];
  readonly by: readonly Layer[];
}[] = [
  {
    what: "a server's face",
    targets: [
      "features/other/server/index.ts",
      "features/other/server/part/index.ts",
      "features/other/server/tables.ts",
    ],
    by: ["server", "composition"],
  },
  {
    what: "an inner file of a server",
    targets: ["features/other/server/store.ts", "features/other/server/part/store.ts"],
    by: [],
  },
  {
    what: "what a feature declares on the server",
    targets: ["features/other/server/feature.ts", "features/other/server/part/feature.ts"],
    by: ["composition"],
  },
  {
    what: "the platform's server",
    targets: ["platform/server/config.ts", "platform/server/tables.ts", "platform/server/http/work.ts"],
    by: ["server", "composition"],
  },
  {
    what: "a screen",
    targets: [
      "features/other/screens/index.ts",
      "features/other/screens/part/file.tsx",
      "features/block/other/field.tsx",
    ],
    by: ["screens", "editing", "routes"],
  },
  { what: "an editing part", targets: ["platform/editing/other/index.ts"], by: ["screens", "editing", "routes"] },
  {
    what: "a view",
    targets: ["features/other/views/index.ts", "features/other/views/part/file.tsx"],
    by: ["views", "browser", "screens", "editing", "routes"],
  },
  { what: "a component", targets: ["platform/ui/index.ts"], by: react },
  {
    what: "the browser's platform",
    targets: ["platform/browser/other/file.ts"],
    by: ["views", "browser", "screens", "editing", "routes"],
  },
  {
    what: "a text",
    targets: [
      "features/other/texts.ts",
      "features/other/texts-part.ts",
      "features/other/mails.ts",
      "features/content/texts.ts",
    ],
    by: notComponents.filter((layer) => layer !== "pure" && layer !== "content"),
  },
  {
    what: "the face of rules",
    targets: ["features/other/rules/index.ts", "features/other/rules/part/index.ts", "features/content/rules/index.ts"],
    by: notComponents,
  },
  {
    what: "a kind of block",
    targets: ["features/block/other/schema.ts", "features/other/rules/definition.ts"],
    by: notComponents,
  },
  {
    what: "an inner file of rules",
    targets: ["features/other/rules/inner.ts", "features/other/rules/part/inner.ts"],
    by: [],
  },
  {
    what: "the face of pure code",
    targets: ["platform/pure/other/index.ts", "platform/pure/contract/other.ts"],
    by: layers,
  },
  { what: "an inner file of pure code", targets: ["platform/pure/other/inner.ts"], by: [] },
  { what: "the composition", targets: ["apps/server/compose.ts"], by: ["composition"] },
  { what: "the routes", targets: ["apps/browser/routes/other.tsx"], by: ["routes"] },
  { what: "the queries of routes", targets: ["apps/browser/routes/wing-loaders.ts"], by: ["screens", "routes"] },
  {
    what: "what ships with the product",
    targets: ["content/other.ts", "content/other/file.ts"],
    by: ["content", "server", "composition"],
  },
  { what: "React", targets: ["react"], by: react },
  { what: "the router", targets: ["@tanstack/react-router"], by: notComponents.filter((layer) => layer !== "pure") },
  { what: "Zod", targets: ["zod"], by: layers },
  { what: "Node", targets: ["node:fs"], by: ["server", "composition"] },
  { what: "the database's package", targets: ["kysely"], by: ["server", "composition"] },
];

type Planted = { readonly file: string; readonly says: string; readonly words: string; readonly isRefused: boolean };

/** One file for each import. Each has a feature or a part of its own, since the names of files matter too. */
function planted(): readonly Planted[] {
  const all: Planted[] = [];
  for (const layer of layers)
    for (const place of importing[layer])
      for (const { what, targets, by } of imported)
        for (const target of targets) {
          const file = place.replace("mine", `mine-${all.length}`);
          const words = /^[a-z]+\//.test(target) ? relative(file, target) : target;
          const isUpwards = place.startsWith("platform/") && target.startsWith("features/");
          const isRefused = isUpwards || !by.includes(layer);
          all.push({ file, says: `${place} imports ${what}: ${words}`, words, isRefused });
        }
  return all;
}

function relative(file: string, target: string): string {
  const found = path.posix.relative(path.posix.dirname(file), target);
  return found.startsWith(".") ? found : `./${found}`;
}

test("an import across layers or past a face is refused, and every other one is not", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "layers-"));
  try {
    copyFileSync(path.join(ROOT, "biome.json"), path.join(folder, "biome.json"));
    const files = planted();
    for (const { file, words } of files) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), `export { it } from "${words}";\n`);
    }
    const biome = path.join(ROOT, "node_modules/.bin/biome");
    const args = [
      "lint",
      "--only=style/noRestrictedImports",
      "--vcs-enabled=false",
      "--reporter=github",
      "--max-diagnostics=none",
      ".",
    ];
    const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26 });
    const refused = new Set([...stdout.matchAll(/file=([^,]+),/g)].map(([, file]) => file));
    const wrong = files.filter(({ file, isRefused }) => refused.has(file) !== isRefused);
    expect(wrong.map(({ says }) => says)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
