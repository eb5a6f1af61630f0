import { isNumberId } from "../../../platform/pure/identifier/index.ts";
import type { ContentModel } from "../../api/index.ts";
import { definitionOf, isReadableBlock, type Page, type PageTree, parts } from "../rules/index.ts";
import { withLists } from "./article-lists.ts";
import { languageOf } from "./language.ts";
import type { Viewer } from "./model.ts";
import { wireFor } from "./wire.ts";

/** The published shared block with a number or a guid that a viewer may have. It has no address, and no page is named with it. */
export function sharedBlockOf(tree: PageTree, id: string, viewer: Viewer): Page | undefined {
  const guid = id.toLowerCase();
  const block = isNumberId(id)
    ? tree.blocks.get(Number(id))
    : [...tree.blocks.values()].find((each) => each.guid === guid);
  return block && isReadableBlock(tree, block, viewer.actor, viewer.at) ? block : undefined;
}

/** A shared block by itself, in the flattened shape of the content API: `["Block", type]`. */
export async function sharedBlockModel(tree: PageTree, block: Page, viewer: Viewer): Promise<ContentModel> {
  viewer.shows(`content ${block.number}`);
  const props = definitionOf(block.type)?.props ?? {};
  const wire = await wireFor(tree, viewer, parts.refs(props, block.properties));
  const flat = { ...parts.toWire(props, block.properties, wire), type: block.type };
  const { block: shown = [] } = await withLists(tree, { block: [flat] }, viewer);
  const [{ type: _, ...properties } = { type: "" }] = Array.isArray(shown) ? shown : [];
  const language = languageOf("", block);
  const changed = new Date(block.changedAt).toISOString();
  return {
    ...properties,
    ...{ name: block.name, language, existingLanguages: [language], masterLanguage: language },
    contentLink: {
      ...{ id: block.number, workId: 0, guidValue: block.guid, providerName: null, url: "", language, expanded: null },
    },
    contentType: ["Block", block.type],
    ...{ parentLink: null, routeSegment: "", url: "", breadcrumb: [] },
    ...{ created: new Date(block.createdAt).toISOString(), changed, saved: changed, status: "Published" },
    startPublish: new Date(block.startPublish ?? block.publishedAt).toISOString(),
    stopPublish: block.stopPublish === null ? null : new Date(block.stopPublish).toISOString(),
  };
}
