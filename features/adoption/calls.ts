import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { ContentLanguage, optional } from "../../platform/pure/contract/values.ts";
import { recommendations } from "../block/rules/index.ts";
import { outcomes } from "../decision/rules/index.ts";
import type { adoptionPaths } from "./paths.ts";

/** The assessment that an adoption builds on, as everybody may know it. */
export const Original = z.strictObject({
  title: z.string().describe("as it is called now; empty when no edition of it stands"),
  language: ContentLanguage.exactOptional().describe(
    "the form of Norwegian of its newest edition, where that is known",
  ),
  organization: z.string(),
  version: z.int().describe("the edition that was read"),
  link: z.string().describe("to that edition; empty when it does not stand"),
  newer: z
    .strictObject({ version: z.int(), link: z.string() })
    .nullable()
    .describe("the newest edition, where its text is newer than that of the edition that was read"),
  withdrawn: z
    .strictObject({ message: z.string() })
    .nullable()
    .describe("the editors' message, when the edition that was read was withdrawn"),
});
export type Original = z.infer<typeof Original>;

/** The same for those who write the adoption. */
export const AdoptedEdition = Original.extend({
  number: z.int().nullable().describe("of the original; null when it was deleted"),
  searchedOn: z.iso
    .date()
    .nullable()
    .describe("the day of its newest search; null without one, or when it does not stand"),
  cells: z.record(z.string(), z.string()).describe("the numbers of its economy; empty when it does not stand"),
});
export type AdoptedEdition = z.infer<typeof AdoptedEdition>;

/** A published adoption of an assessment. */
export const ShownAdoption = z.strictObject({
  organization: z.string(),
  link: z.string(),
  version: z.int().describe("the edition of the original that it read"),
  recommendation: z.strictObject({ text: z.string(), value: z.enum(recommendations).exactOptional() }).nullable(),
  decision: z
    .strictObject({ outcome: z.enum(outcomes), decidedOn: z.iso.date() })
    .nullable()
    .describe("the organisation's own newest, where that may be shown"),
});
export type ShownAdoption = z.infer<typeof ShownAdoption>;

export const adoptionCalls = {
  resendAdoptionLink: {
    summary:
      "Mail a new link to whoever has the address and a seat in the organisation's adoption that is under way; the same answer whether there is one or not",
    body: z.object({
      adopts: z.int32().positive(),
      organizationId: optional(z.union([z.string().max(100), z.int()]).transform(String), ""),
      email: optional(z.string().max(500), ""),
    }),
    answer: z.object({ ok: z.literal(true) }),
  },
} as const satisfies SchemasOf<typeof adoptionPaths>;
