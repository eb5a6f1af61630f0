import { z } from "zod";
import { Instant } from "../../platform/pure/contract/values.ts";
import { contentAccesses } from "../access/rules/index.ts";

/** How far a page has come: never published, published, or published with a draft that readers do not have yet. */
export const pageStates = ["draft", "published", "changed"] as const;
export type PageState = (typeof pageStates)[number];

/** A page of the tree as the desk lists it, parents before children. Keys that most pages lack are optional: a site has thousands of pages. */
export const PageNode = z.object({
  id: z.int(),
  parent: z.int().nullable(),
  type: z.string(),
  name: z.string(),
  url: z.string(),
  state: z.enum(pageStates),
  access: z.enum(contentAccesses).describe("who may read it; the strictest of it and those above decides"),
  planned: Instant.optional().describe("when a version of it is to be published"),
  ends: Instant.optional().describe("from when on readers do not get it, also when that has been"),
  reviewBy: z.iso.date().optional().describe("by when it should be looked at again"),
  uses: z.int().optional().describe("of a shared block: how many published pages it stands on"),
});
export type PageNode = z.infer<typeof PageNode>;

/** A page or a shared block that holds the words, in its name or in what is written on it. */
export const FoundPage = z.object({
  id: z.int(),
  type: z.string(),
  name: z.string(),
  url: z.string().describe("empty for what has no address"),
  state: z.enum(pageStates),
});
export type FoundPage = z.infer<typeof FoundPage>;
