import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Done, Guid, NumberOrGuid, optional, SeenRev } from "../../platform/pure/contract/values.ts";
import { languages } from "../../platform/pure/language/index.ts";
import { Contributor } from "../assessment/calls.ts";
import type { contributorPaths } from "./paths.ts";
import { browsers, systems } from "./rules/index.ts";

/** A key of the earlier portal that states the caller's rights or identity. It is read and ignored. */
const ignored = z.unknown().optional().describe("ignored");

const seenRev = SeenRev.describe("of the assessment");

/** Where a seat is open now, as its initiator sees it. */
const SeatSessions = z.object({
  contributorId: Guid,
  usedOn: z.iso
    .date()
    .nullable()
    .describe("the day in Norway on which the form was last opened; forgotten after 30 days"),
  open: z
    .array(
      z.object({
        browser: z.enum(browsers).nullable(),
        system: z.enum(systems).nullable(),
        here: z.boolean().describe("the caller's own session"),
      }),
    )
    .describe("the browsers that opened the seat's link, the last one first"),
  hasAccount: z.boolean().describe("the seat opens by signing in too"),
});

export const contributorCalls = {
  inviteContributor: {
    summary: "Invite somebody to an assessment; the link goes by mail only",
    body: z.object({
      id: NumberOrGuid.describe("the assessment"),
      name: optional(z.string().max(1000), ""),
      email: optional(z.string().max(1000), ""),
      role: optional(z.string().max(100), ""),
      organization: z.string().max(1000).nullish().describe("the value of an option, or free text"),
      message: z.string().max(5000).nullish().describe("plain text of the inviter, added to the mail"),
      language: z
        .enum(languages)
        .nullish()
        .describe("of the mail; left out: the one that suits the invited person best"),
      due: z.string().max(40).nullish().describe("a peer's: the day on which the review should be sent"),
      actor: z.string().max(100).nullish().describe("assessment type 3: organization, county or other"),
      isDeletable: ignored,
      contributorId: ignored,
      rev: seenRev,
    }),
    answer: Contributor.omit({ redeemed: true }),
  },
  updateContributor: {
    summary:
      "Correct a contributor's name or, while the link was never opened, their address; the old link dies and a new one goes out",
    body: z.object({
      id: NumberOrGuid.describe("the assessment"),
      contributorId: z.string().max(100),
      name: z.string().max(1000).nullish().describe("left out: as it is"),
      email: z.string().max(1000).nullish().describe("left out: as it is"),
      message: z
        .string()
        .max(5000)
        .nullish()
        .describe("added to the mail that another address gets; what was written at the invitation is stored nowhere"),
      rev: seenRev,
    }),
    answer: Contributor,
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
  seatSessions: {
    summary:
      "In which kinds of browser the seats of an assessment are open, and when each was last used; for its initiator",
    params: z.object({ id: NumberOrGuid }),
    answer: z.array(SeatSessions),
  },
  endSessions: {
    summary: "End a seat's sessions in every browser; of one's own seat those of other browsers",
    body: z.object({ id: NumberOrGuid.describe("the assessment"), contributorId: z.string().max(100) }),
    answer: Done,
  },
} as const satisfies SchemasOf<typeof contributorPaths>;

export type SeatSessions = z.infer<typeof SeatSessions>;
