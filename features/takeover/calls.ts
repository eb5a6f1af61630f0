import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Guid, Instant, NumberOrGuid, Rev, Saved, SeenRev } from "../../platform/pure/contract/values.ts";
import { Comment } from "../comment/calls.ts";
import { ReaderBlockSchema } from "../kinds/rules/index.ts";
import { blockDifferences, changeGroups } from "../template/rules/index.ts";
import type { takeoverPaths } from "./paths.ts";

const groups = changeGroups.filter((group) => group !== "same");

/** The change of one block. */
const ChangedBlock = z.object({
  key: z.string(),
  group: z.enum(groups),
  isQuestion: z.boolean().describe("false for a section or a heading"),
  title: z.string(),
  tab: z.string().nullable().describe("where it stands in the newer version; null when it was removed"),
  tabBefore: z.string().nullable().describe("null when it is new"),
  differences: z.array(z.enum(blockDifferences)),
  texts: z
    .array(z.object({ of: z.enum(["title", "description", "help", "options"]), before: z.string(), after: z.string() }))
    .describe("the texts that differ"),
  isFilled: z.boolean().describe("something stands in it in this assessment"),
  lostChoices: z.array(z.string()).describe("what is chosen in this assessment and is no longer offered"),
});
export type ChangedBlock = z.infer<typeof ChangedBlock>;

const counts = z.object({
  added: z.int(),
  mandatory: z.int(),
  moved: z.int(),
  changed: z.int(),
  removed: z.int().describe("with those of which the kind changed"),
});

/** The news about the template's versions in the form's head, part of the working copy. */
export const TemplateNews = z.object({
  newer: z
    .object({ version: z.int(), counts })
    .nullable()
    .describe("a newer version that the caller may take over now"),
  taken: z
    .object({ at: Instant, by: z.string() })
    .nullable()
    .describe("the last takeover, while the caller can undo it"),
  removed: z.int().describe("answers to questions that are not in the form now, for those who may read them"),
});
export type TemplateNews = z.infer<typeof TemplateNews>;

/** The answer in a block that the template no longer has. */
const RemovedAnswer = z.object({
  contentGuid: Guid,
  title: z.string(),
  tab: z.string().describe("where it stood"),
  block: ReaderBlockSchema.nullable().describe("what stands in it, as readers would have got it"),
  text: z.string().describe("the same as plain text"),
  files: z.array(z.object({ name: z.string(), url: z.string() })),
  comments: z.array(Comment),
});
export type RemovedAnswer = z.infer<typeof RemovedAnswer>;

const OneAssessment = z.object({ id: NumberOrGuid });

/** Versions of the template in a running assessment. */
export const takeoverCalls = {
  templateNews: {
    summary: "What a newer version of the template changes, and the answers to questions that were removed",
    params: OneAssessment,
    answer: z.object({
      newer: z
        .object({ version: z.int(), publishedAt: Instant, blocks: z.array(ChangedBlock), same: z.int() })
        .nullable()
        .describe("for who may take it over, in a draft"),
      removed: z.array(RemovedAnswer),
    }),
  },
  takeOverTemplate: {
    summary: "Take over the newer version of the template: a draft, by the initiator or an editor",
    params: OneAssessment,
    body: z.object({
      version: z.int().describe("the one that the caller saw; 409 when there is another by now"),
      rev: SeenRev,
    }),
    answer: Saved,
  },
  undoTakeover: {
    summary: "Go back to the version before; what was written meanwhile is kept",
    params: OneAssessment,
    body: z.object({ rev: Rev.describe("as the takeover answered it, or the working copy") }),
    answer: Saved,
  },
} as const satisfies SchemasOf<typeof takeoverPaths>;
