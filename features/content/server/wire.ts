import { worksAtDesk } from "../../access/rules/index.ts";
import { mediaShown } from "../../media/server/index.ts";
import {
  definitionOf,
  isReadable,
  isReadableBlock,
  type PageTree,
  parts,
  type Reference,
  type Wire,
} from "../rules/index.ts";
import { pageAddress } from "./address.ts";
import type { Viewer } from "./model.ts";

/**
 * Resolves references for a viewer: the addresses of pages and the shared blocks that the viewer may read, and files of the library. Loads the
 * files of the references and of the shared blocks in advance. Reports each use to `shows`.
 * @param refs of what is shown
 */
export async function wireFor(tree: PageTree, viewer: Viewer, refs: readonly Reference[]): Promise<Wire> {
  const media = await mediaShown(viewer.db, [...refs, ...inSharedBlocks(tree, refs)], viewer.draftKey ?? null);
  return {
    address: (number) => {
      viewer.shows(`content ${number}`);
      const page = tree.pages.get(number);
      return page && isReadable(tree, page, viewer.actor, viewer.at) ? pageAddress(tree, page) : null;
    },
    media: (number) => {
      viewer.shows(`media ${number}`);
      return media.get(number) ?? null;
    },
    block: (number) => {
      viewer.shows(`content ${number}`);
      const block = tree.blocks.get(number);
      return block && isReadableBlock(tree, block, viewer.actor, viewer.at) ? block : null;
    },
    forEditors: worksAtDesk(viewer.actor, tree.site),
  };
}

const inSharedBlocks = (tree: PageTree, refs: readonly Reference[]): readonly Reference[] =>
  refs.flatMap(({ kind, target }) => {
    const block = kind === "content" ? tree.blocks.get(Number(target)) : undefined;
    return block ? parts.refs(definitionOf(block.type)?.props ?? {}, block.properties) : [];
  });
