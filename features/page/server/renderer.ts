import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Answer, CallAnswer, CallName, CallRequest } from "../../../platform/pure/contract/call.ts";
import { defaultLanguage, type Language, languages } from "../../../platform/pure/language/index.ts";
import type { PostedForm, RenderedPage, SiteView } from "../../api/index.ts";
import type { SaidInstead } from "../../site/calls-page.ts";
import { type PageAssets, pageAssets } from "./page-assets.ts";

/** The interface of the browser code's built entry (`apps/browser/entry-server.tsx`): the only place where server and browser meet. */
export type PageApi = {
  call<K extends CallName>(name: K, request: CallRequest<K>): Promise<Answer<CallAnswer<K>>>;
};
export type PageAsk = {
  readonly url: string;
  readonly language: Language;
  readonly api: PageApi;
  readonly site: SiteView;
  readonly posted?: PostedForm | null;
  /** Said at `addresses.notFound` in place of what stands there. Such a page has no script: its own address would load it again. */
  readonly said?: SaidInstead;
  /** Waited for before the markup is made. */
  readonly turn: () => Promise<void>;
};
type Entry = { render(ask: PageAsk & { readonly assets: PageAssets }): Promise<RenderedPage> };
export type Renderer = { render(ask: PageAsk): Promise<RenderedPage>; readonly styles: string };

const ROOT = path.resolve(import.meta.dirname, "../../..");
const ENTRIES = {
  application: "apps/browser/entry-client.tsx",
  wings: "apps/browser/entry-wings.tsx",
  reader: "apps/browser/entry-reader.ts",
} as const;

/** The renderer that `npm run build` made. Without a build it fails at the first page, so that the calls can be tested alone. */
export function builtRenderer(): Renderer {
  const loading = loadBuild();
  let styles = "";
  loading.then(
    (build) => {
      styles = build.styles;
    },
    () => undefined,
  );
  return {
    render: async (ask) => (await loading).render(ask),
    get styles() {
      return styles;
    },
  };
}

const manifestOf = (language: Language): string => path.join(ROOT, `dist/client/.vite/${language}.json`);
const builtAssets = (language: Language): PageAssets =>
  pageAssets(JSON.parse(readFileSync(manifestOf(language), "utf8")), ENTRIES);
const stylesOf = (assets: PageAssets): string => assets.tags([], "never");

let styles: string | undefined;
/**
 * Links to the styles of the built entry, the same in all languages, for pages that the router does not make; none before
 * `npm run build`.
 */
export const entryStyles = (): string => {
  styles ??= existsSync(manifestOf(defaultLanguage)) ? stylesOf(builtAssets(defaultLanguage)) : "";
  return styles;
};

async function loadBuild(): Promise<Renderer> {
  const builds = await Promise.all(
    languages.map(async (language) => {
      const built = pathToFileURL(path.join(ROOT, `dist/server/${language}/entry-server.js`)).href;
      const entry: Entry = await import(built);
      return [language, { entry, assets: builtAssets(language) }] as const;
    }),
  );
  const by = new Map(builds);
  const render: Renderer["render"] = (ask) => {
    const build = by.get(ask.language);
    if (!build) throw new Error(`there is no build in the language ${ask.language}`);
    return build.entry.render({ ...ask, assets: build.assets });
  };
  return { render, styles: entryStyles() };
}

/** Under `npm run dev` Vite answers for the browser's modules and reloads them; the server's are loaded again when they change. */
export async function devRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: ROOT,
    appType: "custom",
    // Bundling writes a file and loads it: `node --watch` would take that for a change of the server, again and again.
    configLoader: "native",
    server: { middlewareMode: { server: app.server }, hmr: { server: app.server } },
  });
  app.addHook("onRequest", (request, reply, next) => {
    if (request.url.startsWith("/api/")) next();
    else vite.middlewares(request.raw, reply.raw, next);
  });
  app.addHook("onClose", () => vite.close());
  return {
    styles: "",
    render: async (ask) => {
      const entry = (await vite.ssrLoadModule("/apps/browser/entry-server.tsx")) as Entry;
      const page = await entry.render({ ...ask, assets: devAssets });
      return page;
    },
  };
}

const devTags =
  `<script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); ` +
  `window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>` +
  `<script type="module" src="/@vite/client"></script>`;

/** Vite's own modules, by the names of their sources. */
const devAssets: PageAssets = {
  tags: (_, script) =>
    `${devTags}${pageAssets(
      {
        ...Object.fromEntries(
          Object.values(ENTRIES).map((file) => [file, { file, css: ["platform/ui/theme/index.css"] }]),
        ),
      },
      ENTRIES,
    ).tags([], script)}`,
};
