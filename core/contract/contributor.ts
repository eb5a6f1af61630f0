import { z } from "zod";
import { Contributor } from "./assessment.ts";
import { Done, NumberOrGuid, Rev } from "./values.ts";

/** A key that says who the caller is or what is allowed: read, never believed. */
const unbelieved = z.unknown().optional().describe("read, never believed");

const seenRev = Rev.optional().describe("of the assessment");

export const contributorCalls = {
  inviteContributor: {
    summary: "Invite somebody to an assessment; the link goes by mail only",
    body: z.object({
      id: NumberOrGuid.describe("the assessment"),
      name: z.string().max(1000).default(""),
      email: z.string().max(1000).default(""),
      role: z.string().max(100).default(""),
      organization: z.string().max(1000).nullish().describe("the value of an option, or free text"),
      actor: z.string().max(100).nullish().describe("assessment type 3: organization, county or other"),
      isDeletable: unbelieved,
      contributorId: unbelieved,
      rev: seenRev,
    }),
    answer: Contributor.omit({ redeemed: true }),
  },
  deleteContributor: {
    summary: "Take a contributor's seat away; it ends at their next call",
    body: z.object({
      id: NumberOrGuid.describe("the assessment"),
      contributorId: z.string().max(100),
      name: unbelieved,
      email: unbelieved,
      organization: unbelieved,
      role: unbelieved,
      isDeletable: unbelieved,
      rev: seenRev,
    }),
    answer: Done,
  },
} as const;
