import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Done, optional, Rev, RowNumber } from "../../platform/pure/contract/values.ts";
import type { termPaths } from "./paths.ts";
import { editedTermKinds, TERM_NAME_MAX, topicIcons, writtenForms } from "./rules/index.ts";

const OneTerm = z.object({ id: z.coerce.number().pipe(RowNumber) });
const Written = {
  name: z.string().max(TERM_NAME_MAX),
  parent: optional(RowNumber.nullable(), null),
  url: optional(z.string().max(2_000), ""),
  icon: z
    .string()
    .max(100)
    .nullable()
    .optional()
    .describe("of a topic: the name of an icon, null for none; left out: as it is"),
  form: z
    .enum(writtenForms)
    .nullable()
    .optional()
    .describe(
      "of an organisation or a municipality: the written form that it has decided, null for unknown; left out: as it is",
    ),
};

const EditedTerm = z.object({
  id: z.int(),
  rev: z.int(),
  kind: z.enum(editedTermKinds),
  name: z.string(),
  parent: z.int().nullable(),
  url: z.string(),
  icon: z.enum(topicIcons).nullable(),
  form: z.enum(writtenForms).nullable().describe("the written form that an organisation or a municipality has decided"),
  uses: z.int().describe("published pages and assessments that have it, also by the terms that are one with it"),
  retired: z.boolean().describe("nobody can choose it any more"),
  mergedInto: z.int().nullable().describe("the term that it is one with"),
});
export type EditedTerm = z.infer<typeof EditedTerm>;

/** A term of a kind where an editor chooses one. */
export const OfferedTerm = z.object({
  value: z.string(),
  text: z.string(),
  also: z.array(z.string()).optional().describe("keys of terms that have been made one with it"),
  retired: z.literal(true).optional().describe("nobody can choose it any more"),
});

/** Calls of the desk about terms. */
export const termCalls = {
  deskAllTerms: { summary: "Every term, with how often it is used", answer: z.array(EditedTerm) },
  deskAddTerm: {
    summary: "A new term of a kind",
    body: z.object({ kind: z.enum(editedTermKinds), ...Written }),
    answer: Done.extend({ id: z.int() }),
  },
  deskSaveTerm: {
    summary: "Another name, place, address or icon of a term",
    params: OneTerm,
    body: z.object({ rev: Rev, ...Written }),
    answer: Done,
  },
  deskMergeTerm: {
    summary: "Make a term one with another: what has it has the other from now on",
    params: OneTerm,
    body: z.object({ rev: Rev, into: RowNumber }),
    answer: Done,
  },
  deskRetireTerm: {
    summary: "Take a term that nothing uses out of use, or into use again",
    params: OneTerm,
    body: z.object({ rev: Rev, retired: z.boolean() }),
    answer: Done,
  },
} as const satisfies SchemasOf<typeof termPaths>;
