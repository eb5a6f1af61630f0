import type { BlockKind } from "../../kinds/rules/index.ts";
import type { Template } from "./template.ts";
import { placedBlocks } from "./walk.ts";

/** The blocks that a version asks for, by key. Of an assessment, or of one review in it. */
export type AskedKinds = ReadonlyMap<string, BlockKind>;

/** The blocks that a template has for the assessment itself. */
export const kindsIn = (template: Template): AskedKinds =>
  new Map(placedBlocks(template).map(({ block }) => [block.key, block.kind]));

// A key of a template has no tilde, so a block that is set aside is found by no template.
const ASIDE = "~";

/** The key under which the answer to a block is kept while the template has no such block, or has another kind under its key. */
export const asideKey = (key: string, kind: BlockKind): string => `${key}${ASIDE}${kind}`;

/** Whether a stored block belongs to a question that is not in the assessment's template now. */
export const isAside = (key: string): boolean => key.includes(ASIDE);

/** The key and kind of a block that was set aside; null for one that is in the form. */
export const readAsideKey = (stored: string): { readonly key: string; readonly kind: string } | null => {
  const [key, kind] = stored.split(ASIDE);
  return key !== undefined && kind !== undefined ? { key, kind } : null;
};

/** The changes to the stored blocks of an assessment, in this order, so that a key is free before another block gets it. */
export type Moves = {
  readonly aside: readonly (readonly [from: string, to: string])[];
  readonly back: readonly (readonly [from: string, to: string])[];
  readonly added: readonly string[];
};

/**
 * How the stored blocks follow from one version of a template to another. A block that both have, of the same kind, stays where it is with
 * all that hangs on it. One that the other version lacks is set aside, and comes back when a version has it again: going there and back
 * gives the same blocks, and those that were written only there are set aside. features/takeover/README.md
 */
export const moveAnswers = (stored: Iterable<string>, from: AskedKinds, to: AskedKinds): Moves => {
  const keys = new Set(stored);
  const leaves = (key: string, kind: BlockKind) => keys.has(key) && to.get(key) !== kind;
  const aside = [...from].flatMap(([key, kind]) => (leaves(key, kind) ? [[key, asideKey(key, kind)] as const] : []));
  const free = new Set(aside.map(([key]) => key));
  const wanted = [...to].filter(([key]) => !keys.has(key) || free.has(key));
  const isKept = ([key, kind]: readonly [string, BlockKind]) => keys.has(asideKey(key, kind));
  return {
    aside,
    back: wanted.filter(isKept).map(([key, kind]) => [asideKey(key, kind), key] as const),
    added: wanted.filter((each) => !isKept(each)).map(([key]) => key),
  };
};
