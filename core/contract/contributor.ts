import { z } from "zod";
import { Contributor } from "./assessment.ts";
import { Done, NumberOrGuid, optional, SeenRev } from "./values.ts";

/** A key of the earlier portal that states the caller's rights or identity. It is read and ignored. */
const ignored = z.unknown().optional().describe("ignored");

const seenRev = SeenRev.describe("of the assessment");

export const contributorCalls = {
  inviteContributor: {
    summary: "Invite somebody to an assessment; the link goes by mail only",
    body: z.object({
      id: NumberOrGuid.describe("the assessment"),
      name: optional(z.string().max(1000), ""),
      email: optional(z.string().max(1000), ""),
      role: optional(z.string().max(100), ""),
      organization: z.string().max(1000).nullish().describe("the value of an option, or free text"),
      actor: z.string().max(100).nullish().describe("assessment type 3: organization, county or other"),
      isDeletable: ignored,
      contributorId: ignored,
      rev: seenRev,
    }),
    answer: Contributor.omit({ redeemed: true }),
  },
  deleteContributor: {
    summary: "Take a contributor's seat away; it ends at their next call",
    body: z.object({
      id: NumberOrGuid.describe("the assessment"),
      contributorId: z.string().max(100),
      name: ignored,
      email: ignored,
      organization: ignored,
      role: ignored,
      isDeletable: ignored,
      rev: seenRev,
    }),
    answer: Done,
  },
} as const;
