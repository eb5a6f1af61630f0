import type { Plugin } from "vite";

type Part = { readonly file: string; readonly importer: string; readonly code: string };

/**
 * Parts of libraries that nothing here reaches, yet are imported by what we use: 3 KB of every public page. Each is replaced by what its
 * importers name. Links are plain ones (features/site/views/shell/link-clicks.ts), scrolling is ours (features/site/views/shell/follow-navigation.ts), no query is infinite,
 * and parameters of an address are text (platform/browser/search-string.ts).
 */
const parts: readonly Part[] = [
  {
    file: "/@tanstack/react-router/dist/esm/link.js",
    importer: "/@tanstack/react-router/dist/esm/route.js",
    code: "export const Link = () => null; export const createLink = () => Link; export const linkOptions = (given) => given; export const useLinkProps = () => ({});",
  },
  {
    file: "/@tanstack/react-router/dist/esm/scroll-restoration.js",
    importer: "/@tanstack/react-router/dist/esm/Match.js",
    code: "export const ScrollRestoration = () => null;",
  },
  {
    file: "/@tanstack/router-core/dist/esm/scroll-restoration.js",
    importer: "/@tanstack/router-core/dist/esm/router.js",
    code: "export const setupScrollRestoration = () => {}; export const defaultGetScrollRestorationKey = () => ''; export const getElementScrollRestorationEntry = () => undefined; export const storageKey = '';",
  },
  {
    file: "/@tanstack/router-core/dist/esm/searchParams.js",
    importer: "/@tanstack/router-core/dist/esm/router.js",
    code: "export const defaultParseSearch = undefined; export const defaultStringifySearch = undefined; export const parseSearchWith = undefined; export const stringifySearchWith = undefined;",
  },
  {
    file: "/@tanstack/query-core/build/modern/infiniteQueryBehavior.js",
    importer: "/@tanstack/query-core/build/modern/query.js",
    code: "export const infiniteQueryBehavior = () => undefined; export const hasNextPage = () => false; export const hasPreviousPage = hasNextPage;",
  },
];

/** Fails the build when an upgrade has moved or renamed one of the files. */
export function leftOut(): Plugin {
  const found = new Set<Part>();
  return {
    name: "left-out",
    apply: "build",
    load(id) {
      const part = parts.find(({ file }) => id.endsWith(file));
      if (!part) return null;
      found.add(part);
      return { code: part.code, moduleSideEffects: false };
    },
    buildEnd(fault) {
      if (fault) return;
      const loaded = [...this.getModuleIds()];
      const missing = parts.filter((part) => !found.has(part) && loaded.some((id) => id.endsWith(part.importer)));
      if (missing.length > 0) this.error(`not imported any more: ${missing.map(({ file }) => file).join(", ")}`);
    },
  };
}
