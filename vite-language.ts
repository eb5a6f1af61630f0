import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** Files that hold words: `texts.ts`, `texts-desk.ts`, `frame-texts.ts`, `mails.ts`. */
const WORDS = /\/(?:[\w-]*texts[\w-]*|mails)\.ts$/;

/**
 * Builds the browser's code in one language: `texts.nn.ts` in place of `texts.ts`. Fails the build when a file of words has no twin. No
 * importer names a language, and a page carries the words of its own language alone.
 * @param language the language of the build; null for the first one, whose words have no ending
 */
export const inLanguage = (language: string | null): Plugin => ({
  name: "language",
  enforce: "pre",
  async resolveId(source, importer, options) {
    // A twin imports the types of the first language.
    if (language === null || !importer || importer.endsWith(`.${language}.ts`)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!found || found.external || found.id.includes("/node_modules/") || !WORDS.test(found.id)) return found;
    const twin = found.id.replace(/\.ts$/, `.${language}.ts`);
    if (!existsSync(twin))
      this.error(`${path.relative(process.cwd(), found.id)} has no words in the language "${language}"`);
    return { ...found, id: twin };
  },
});
