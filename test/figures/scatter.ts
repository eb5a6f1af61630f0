import { seatRoles } from "../../features/access/rules/index.ts";
import { paths } from "../../features/api/paths.ts";
import { pageTypes } from "../../features/content/rules/index.ts";
import { BLOCK_KINDS } from "../../features/kinds/rules/index.ts";

type File = { readonly path: string; readonly text: string };

/** The middle one of how many files hold each name, and the most, with their name: `6, most 11 (getPage)`. */
function filesNaming(files: readonly File[], names: readonly string[]): string {
  const counts = names
    .map((name) => {
      const held = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
      return { name, count: files.filter(({ text }) => held.test(text)).length };
    })
    .toSorted((a, b) => a.count - b.count);
  const [middle, most] = [counts[Math.floor(counts.length / 2)], counts.at(-1)];
  return `${middle?.count}, most ${most?.count} (${most?.name})`;
}

/** How many files of the source name one of a sort: about as many as are touched when another one is added. */
export function scatter(files: readonly File[]): readonly (readonly [what: string, figure: string])[] {
  const ofWords = files.filter(({ path: file }) => /\/(?:[\w-]*texts[\w-]*|mails)\.ts$/.test(file));
  return [
    ["files that name a call, the middle one", filesNaming(files, Object.keys(paths))],
    ["files that name a kind of block", filesNaming(files, BLOCK_KINDS)],
    ["files that name a role", filesNaming(files, seatRoles)],
    ["files that name a page type", filesNaming(files, Object.keys(pageTypes))],
    ["files of words, each with a twin in another language", `${ofWords.length}`],
  ];
}
