import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { AssessmentTypeValue, Done, Instant, Rev, RowNumber } from "../../platform/pure/contract/values.ts";
import type { templatePaths } from "./paths.ts";
import { TemplateSchema } from "./rules/index.ts";
import { MOST_PROPOSED } from "./rules/proposal/index.ts";

const Version = z.object({
  id: z.int(),
  no: z.int(),
  state: z.enum(["draft", "published", "retired"]),
  origin: z.enum(["shipped", "edited"]).describe("with the product, or by an administrator"),
  at: Instant.nullable().describe("when it was published, or a draft was written last"),
  by: z.string().describe("empty for what came with the product"),
  running: z.int().describe("assessments under work, or with the editors, that have it"),
  isNewest: z.boolean().describe("new assessments get it"),
  isOffer: z.boolean().describe("it came with the product and waits, since the template was edited here"),
});
export type TemplateVersion = z.infer<typeof Version>;

const Listed = z.object({
  id: RowNumber,
  name: z.string(),
  assessmentType: AssessmentTypeValue,
  adoption: z.boolean().describe("assessments of it adopt a published one"),
  versions: z.array(Version).describe("the newest first"),
});
export type ListedTemplate = z.infer<typeof Listed>;

const Problem = z.object({
  kind: z.string(),
  key: z.string().describe("of the block, or of the tab behind `:`; `:` for the template itself"),
  detail: z
    .string()
    .describe("the option, the rule, the feed or the field (its names joined by dots) that it is about; else empty"),
});
export type TemplateProblemAt = z.infer<typeof Problem>;

const Change = z.object({
  kind: z.string(),
  level: z.enum(["free", "confirm", "forbidden"]),
  key: z.string().describe("as a problem's"),
  title: z.string(),
  field: z.string().optional(),
  value: z.string().optional(),
});
export type TemplateChangeShown = z.infer<typeof Change>;

const Path = z.array(z.string().max(100)).min(2).max(6);
const Key = z.string().max(100);

const Edit = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("add"),
    kind: z.string().max(100),
    title: z.string().trim().min(1).max(300),
    after: Key.describe(
      "a block, or a section for its beginning; a new section follows the section; for kind `Tab`: `:` and a tab's key",
    ),
  }),
  z.object({
    do: z.literal("move"),
    key: Key.describe("of a block; or `:` and a tab's"),
    by: z.literal([-1, 1]),
  }),
  z.object({ do: z.literal("place"), key: Key, to: Key.describe("a section, or `:` and a tab's for a section") }),
  z.object({ do: z.literal("remove"), key: Key.describe("of a block; or `:` and that of an empty tab") }),
  z.object({ do: z.literal("restore"), key: Key }),
  z
    .object({ do: z.literal("nynorsk") })
    .describe(
      "gives each text without nynorsk the one that the same text has in a template that came with the product",
    ),
  z.object({
    do: z.literal("rule"),
    key: Key.describe("a choice whose answers stand in the template"),
    effects: z
      .array(
        z.object({
          whenAnyOf: z.array(z.string().max(100)).min(1).max(100),
          effect: z.enum(["show", "hide"]),
          blocks: z.array(Key).min(1).max(500),
        }),
      )
      .max(100),
  }),
]);

const Id = z.object({ id: z.coerce.number().pipe(RowNumber) });
const Saved = Done.extend({ rev: z.int() });

/** Templates of assessments, for administrators. */
export const templateCalls = {
  deskTemplates: {
    summary: "The assessment templates with their versions",
    answer: z.object({ templates: z.array(Listed) }),
  },
  deskTemplate: {
    summary: "A template as its draft is, or as new assessments get it",
    params: Id,
    answer: Listed.extend({
      rev: z.int(),
      running: z.int().describe("assessments under work, or with the editors, that have any version of it"),
      draft: z.object({ by: z.string(), at: Instant }).nullable().describe("who wrote in it last"),
      template: TemplateSchema,
      known: z.array(z.string()).describe("keys of the blocks that new assessments get now"),
      problems: z.array(Problem).describe("what keeps it from being published"),
      knownNynorsk: z.int().describe("how many of the texts without nynorsk came with the product and have it there"),
      proposesNynorsk: z.boolean().describe("there is a machine here that proposes nynorsk for a text"),
      changes: z.array(Change).describe("from what new assessments get now"),
    }),
  },
  deskSaveTemplate: {
    summary: "Save one text or choice of a template's draft",
    params: Id,
    body: z.object({ rev: Rev, path: Path, value: z.unknown() }),
    answer: Saved.extend({ value: z.unknown(), changed: Instant }),
  },
  deskEditTemplate: {
    summary: "Add, move, take out or put back a block of a template's draft, or fill in nynorsk that the product has",
    params: Id,
    body: z.object({ rev: Rev, edit: Edit }),
    answer: Saved.extend({
      key: Key.describe("of the block; or `:` and the tab's; `:` when it was all of it"),
    }),
  },
  deskDraftTemplate: {
    summary: "Begin a template's draft anew, as one of its versions is",
    params: Id,
    body: z.object({ rev: Rev, version: RowNumber.describe("the id of the version") }),
    answer: Saved,
  },
  deskDiscardTemplate: {
    summary: "Give a template's draft up",
    params: Id,
    body: z.object({ rev: Rev }),
    answer: Saved,
  },
  deskPublishTemplate: {
    summary: "Make a template's draft the version that new assessments get",
    params: Id,
    body: z.object({ rev: Rev, confirmed: z.boolean().describe("what is to be confirmed is meant") }),
    answer: Saved.extend({ no: z.int() }),
  },
  deskProposeNynorsk: {
    summary: "A machine's proposal for the nynorsk of a text, for a person to read",
    body: z.object({ text: z.string().max(MOST_PROPOSED) }),
    answer: z.object({ proposal: z.string().nullable().describe("null when there is none") }),
  },
} as const satisfies SchemasOf<typeof templatePaths>;
