import { z } from "zod";
import { Guid, Instant } from "../../platform/pure/contract/values.ts";

const Language = z.object({ link: z.string(), displayName: z.string(), name: z.string() });

/** A reference to a piece of content. `expanded` is filled only in the areas of a page, on request. */
const ContentLink = z.object({
  id: z.int().describe("0 for a block that is part of its page: its guid names it"),
  workId: z.int().describe("the version, for an editor who asked for one or for a draft; else 0"),
  guidValue: Guid,
  providerName: z.null(),
  url: z.string(),
  language: Language,
  expanded: z.null(),
});
export type ContentLink = z.infer<typeof ContentLink>;

/**
 * A page as the content API gives it: the flattened shape of Optimizely's Content Delivery API. The page type's own
 * properties stand beside these. `contentType` goes from the general to the specific.
 */
export const ContentModel = z
  .looseObject({
    contentLink: ContentLink,
    name: z.string(),
    language: Language,
    existingLanguages: z.array(Language).optional(),
    masterLanguage: Language.optional(),
    contentType: z.array(z.string()),
    parentLink: ContentLink.nullable(),
    routeSegment: z.string(),
    url: z.string(),
    changed: Instant,
    startPublish: Instant,
    created: Instant.optional(),
    saved: Instant.optional(),
    stopPublish: Instant.nullable().optional(),
    status: z.string().optional().describe("Published, or CheckedOut for a draft"),
    breadcrumb: z.array(z.object({ text: z.string(), href: z.string() })).describe("from the start page to this page"),
    isEditor: z.literal(true).optional().describe("the caller may edit the page; absent for everybody else"),
    editMode: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        "for an editor who asked for edit mode: the page is as its draft is, and these are the labels of its properties",
      ),
  })
  .meta({ id: "Content" });
export type ContentModel = z.infer<typeof ContentModel>;

const Selection = {
  expand: z
    .string()
    .max(1000)
    .optional()
    .describe(
      "the areas whose blocks are wanted whole, with commas between, or *; without it an area names its blocks",
    ),
  select: z.string().max(1000).optional().describe("the wanted properties, with commas between; all when absent"),
};

/** Up to a hundred guids. */
const Ids = z.string().max(3700).optional();

/** A number or a guid, of an editor's also a version: `12_3`. */
const Reference = z.union([
  z.int().positive().transform(String),
  z
    .string()
    .max(100)
    .regex(/^(\d{1,10}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})(_.*)?$/i),
]);

/** A site as the content API names it. */
const Site = z
  .object({
    id: Guid,
    name: z.string(),
    editLocation: z.string().nullable().describe("where its pages are edited; null for callers who may not"),
    contentRoots: z.object({
      startPage: ContentLink,
      globalAssetsRoot: ContentLink.optional().describe("what holds the shared blocks"),
    }),
    languages: z.array(
      z.object({ isMasterLanguage: z.boolean(), displayName: z.string(), name: z.string(), urlSegment: z.string() }),
    ),
    hosts: z.array(z.object({ name: z.string(), type: z.string() })),
  })
  .meta({ id: "Site" });

/** The most pages that one answer about children holds. */
export const MOST_CHILDREN = 100;

export const contentCalls = {
  findContent: {
    summary: "The page at an address, as a list of one; or those of the named pages that the caller may read",
    query: z
      .object({
        contentUrl: z.string().max(2000).optional(),
        guids: Ids.describe("guids of pages, with commas between"),
        references: Ids.describe("numbers of pages, with commas between; for editors also a version behind _"),
        matchExact: z
          .enum(["true", "false", "True", "False"])
          .default("true")
          .describe("false: the nearest page above when there is none at the address"),
        ...Selection,
      })
      .refine(({ contentUrl, guids, references }) => (contentUrl ?? guids ?? references) !== undefined),
    answer: z.array(ContentModel),
  },
  getSites: { summary: "The sites that readers may open", answer: z.array(Site) },
  getSite: { summary: "One site by its guid", params: z.object({ id: Guid }), answer: Site },
  getContent: {
    summary: "One page by number or guid, or a block by its guid",
    params: z.object({ id: Reference }),
    query: z.object(Selection),
    answer: ContentModel,
  },
  getContentChildren: {
    summary:
      "The pages under one in the editors' order; the header x-epi-continuation leads from one answer to the next",
    params: z.object({ id: Reference }),
    query: z.object({
      top: z.coerce
        .number()
        .int()
        .min(1)
        .max(MOST_CHILDREN)
        .optional()
        .describe("without it as many as the answer before, whose token the call carries; else the most"),
      ...Selection,
    }),
    answer: z.array(ContentModel),
  },
  getContentAncestors: {
    summary: "The pages above one, the nearest first",
    params: z.object({ id: Reference }),
    query: z.object(Selection),
    answer: z.array(ContentModel),
  },
} as const;
