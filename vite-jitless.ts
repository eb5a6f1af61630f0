import type { Plugin } from "vite";

const CORE = /\/zod\/v4\/core\/core\.js$/;

/**
 * Zod compiles its objects with `new Function`, and finds out whether it may by trying: our Content-Security-Policy forbids it, and each
 * page of the editor and the desk would report a violation. Set in Zod's own module, because schemas are made while modules load and no
 * module of ours is sure to come before them; public pages hold no Zod. Fails the build when an upgrade has moved the file.
 */
export function jitless(): Plugin {
  let isSet = false;
  return {
    name: "jitless",
    apply: "build",
    transform(code, id) {
      if (!CORE.test(id)) return null;
      isSet = code.includes("export function config(");
      return { code: `${code}\nconfig({ jitless: true });\n`, map: null };
    },
    buildEnd(fault) {
      const hasZod = [...this.getModuleIds()].some((id) => id.includes("/node_modules/zod/"));
      if (!fault && hasZod && !isSet) this.error(`Zod's configuration is not in ${CORE} any more`);
    },
  };
}
