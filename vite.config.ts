import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { defaultLanguage, type Language, languages } from "./platform/pure/language/index.ts";
import { contractVersion } from "./platform/server/http/contract-version.ts";
import { jitless } from "./vite-jitless.ts";
import { inLanguage } from "./vite-language.ts";

// These packages declare no side-effect freedom of their own; without this the public bundle doubles. Rules, calls, paths, texts, mails,
// kinds of block, components and platform/browser/api have no side effects: a page that uses a feature's rules but not its schemas then carries no Zod.
const sideEffectFree = /[\\/]node_modules[\\/]@tanstack[\\/]/;
const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const pure =
  /^(platform[\\/](pure|ui|browser[\\/]api)[\\/]|features[\\/]([\w-]+[\\/](rules[\\/]|calls|paths|texts|mails)|api[\\/][\w-]+\.ts$|block[\\/](?!screens|views)[\w-]+[\\/][\w-]+\.ts$))/;
const isOurs = (id: string) => pure.test(path.relative(folder("."), id));
// Code that several pages share goes into few files, with all that it imports: small files compress badly. A page may have 134,800
// bytes (test/public-bundle.ts).
const groups = [
  {
    name: "base",
    test: /[\\/](apps[\\/]browser[\\/](?!entry-)[\w-]+\.tsx?|features[\\/]subscription[\\/]views[\\/]use-alert\.tsx?|platform[\\/]pure[\\/](norwegian-date[\\/]shown|text[\\/]controls)\.ts)$/,
    priority: 3,
  },
  {
    name: "parts",
    test: /[\\/](platform[\\/]ui[\\/](tag|page-tools|page-icons|details|alert|use-hydrated|live-region|heading-text|html)|features[\\/](reading[\\/]rules[\\/]open-place|block[\\/]views[\\/]marks)|features[\\/]assessment[\\/]texts-type)\.tsx?$/,
    priority: 2,
  },
  {
    name: "finding",
    test: /[\\/](platform[\\/]ui[\\/](search-icons|help|chip|pagination|segments)\.tsx|features[\\/]search[\\/]texts\.ts)$/,
    priority: 2,
  },
  {
    name: "fields",
    test: /[\\/]platform[\\/]ui[\\/](field-frame|text-field|select-field|choice-group|choices)\.tsx$/,
    priority: 2,
  },
  {
    name: "address",
    test: /[\\/]features[\\/]search[\\/]rules[\\/](address|choosing|facets|search-request|search-state|state-filter)\.ts$/,
    priority: 2,
  },
  {
    name: "article",
    test: /[\\/]features[\\/]content[\\/](texts-article\.ts|views[\\/]article[\\/]article\.module\.css)$/,
    priority: 1,
  },
  { name: "similar", test: /[\\/]features[\\/]search[\\/](texts-|views[\\/]similar[\\/])related\.tsx?$/, priority: 1 },
  {
    name: "blocks",
    test: /[\\/](features[\\/]((block|kinds)[\\/]views[\\/]|image[\\/]views[\\/]images|content[\\/]views[\\/]sections\.)|platform[\\/]ui[\\/](rich-text[\\/]|tab-set\.tsx))/,
    priority: 1,
  },
];

/** Vite's own names of classes hold the line as well, which every page's script would carry. */
const className = (name: string, file: string): string =>
  `${name}_${createHash("sha256")
    .update(path.relative(folder("."), file))
    .digest("base64url")
    .replace(/\W/g, "")
    .slice(0, 4)}`;

const FOLDER = "assets/minimetode";

const contract = await contractVersion();

/** The language of a build is its mode: `vite build --mode nb`. */
const languageOf = (mode: string): Language => languages.find((language) => language === mode) ?? defaultLanguage;

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  plugins: [
    react(),
    isSsrBuild ? null : jitless(),
    inLanguage(languageOf(mode) === defaultLanguage ? null : languageOf(mode)),
  ],
  css: { modules: { generateScopedName: className } },
  // React has the hook itself.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  appType: "custom",
  publicDir: isSsrBuild ? false : "apps/browser/static",
  build: {
    assetsDir: FOLDER,
    // The languages share the folder of assets: what is alike in two of them has one name.
    manifest: isSsrBuild ? false : `.vite/${languageOf(mode)}.json`,
    outDir: isSsrBuild ? `dist/server/${languageOf(mode)}` : "dist/client",
    emptyOutDir: isSsrBuild || languageOf(mode) === defaultLanguage,
    target: "es2023",
    rolldownOptions: {
      input: isSsrBuild
        ? "apps/browser/entry-server.tsx"
        : ["client.tsx", "wings.tsx", "reader.ts"].map((entry) => `apps/browser/entry-${entry}`),
      treeshake: {
        moduleSideEffects: (id: string) => id.endsWith(".css") || (!sideEffectFree.test(id) && !isOurs(id)),
      },
      // Node keeps a module's text in memory. Its names stay, for the traces of faults.
      output: isSsrBuild
        ? { minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } }
        : // Every page's script lists these names: those of the parts would weigh 350 bytes, longer hashes some fifty.
          {
            codeSplitting: { groups },
            hashCharacters: "base36",
            chunkFileNames: `${FOLDER}/[hash:7].js`,
            assetFileNames: `${FOLDER}/[name]-[hash:6][extname]`,
          },
    },
  },
  ssr: command === "build" ? { noExternal: true } : {},
  define: {
    "import.meta.env.VITE_LANGUAGE": JSON.stringify(languageOf(mode)),
    "import.meta.env.VITE_CONTRACT": JSON.stringify(contract),
    ...(isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {}),
  },
}));
