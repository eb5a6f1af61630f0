import { siteKeys } from "../../../access/rules/index.ts";
import type { BlockDefinition } from "../property/index.ts";
import { pageBlocks } from "./blocks.ts";
import { definePage, type PageDefinition } from "./definition.ts";

/** The folder of a site's shared blocks. It is never shown as a page. */
export const sharedBlockFolder = definePage({
  type: "SharedBlockFolder",
  chain: ["Page", "SharedBlockFolder"],
  sites: ["minimetode", "metodevarsel"],
  children: pageBlocks.map(({ type }) => type),
  single: true,
  screen: true,
  noAddress: true,
  props: {},
});

/** How a shared block is edited: as a page is, with a name for editors and without an address. */
export const sharedBlock = ({ type, props, checks = [] }: BlockDefinition): PageDefinition => ({
  type,
  chain: ["Block", type],
  sites: siteKeys,
  children: [],
  noAddress: true,
  isBlock: true,
  props,
  checks,
});
