import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import {
  AssessmentTypeValue,
  DocumentState,
  Done,
  Guid,
  Instant,
  NumberOrGuid,
  optional,
  Rev,
  RevInQuery,
  StatusNumber,
} from "../../platform/pure/contract/values.ts";
import { abilities, seatRoles } from "../access/rules/index.ts";
import { ReviewDayText } from "../living/calls.ts";
import { Copy } from "../redaction/calls.ts";
import type { deskPaths } from "./paths.ts";
import { deskSorts, lateKinds, waitedFor } from "./rules/index.ts";

/** The people or the event that the assessment waits for now. */
const WaitsFor = z.enum(waitedFor);

export const DeskRow = z.object({
  id: z.int(),
  guid: Guid,
  title: z.string(),
  assessmentStatus: StatusNumber,
  assessmentType: AssessmentTypeValue,
  organization: z.string(),
  initiator: z.string(),
  changed: Instant,
  waitsFor: WaitsFor,
  waitingSince: Instant.nullable(),
  cardHidden: z.boolean(),
  publishedVersions: z.int(),
  reviewPassedOn: z.iso.date().nullable().describe("the day by which it should have been looked at again"),
});
export type DeskRow = z.infer<typeof DeskRow>;

const DeskList = z.object({
  rows: z.array(DeskRow),
  page: z.int(),
  pageSize: z.int(),
  totalMatching: z.int(),
  waiting: z.int().describe("how many wait for the editors in all, however the list is narrowed"),
  counts: z
    .object({ draft: z.int(), sent: z.int(), published: z.int() })
    .describe("how many match in each status, whichever status is asked for"),
  late: z
    .record(z.enum(lateKinds), z.int())
    .describe("how many match and are late in each way: the review day, or the day of a follow-up, has passed"),
});

/** An entry of the audit log or a save, newest first, without the texts. */
export const LogEntry = z.object({
  at: Instant,
  who: z.string(),
  role: z.string(),
  action: z.string(),
  what: z.string(),
});
export type LogEntry = z.infer<typeof LogEntry>;

export const DeskAssessment = DeskRow.extend({
  contactHidden: z.boolean().describe("an editor has hidden the contact person from readers"),
  rev: z.int().describe("counts the changes of heading and status"),
  started: Instant,
  opened: Instant.nullable(),
  returnMessage: z.string().nullable(),
  contributors: z.array(
    z.object({
      contributorId: Guid,
      name: z.string(),
      email: z.string(),
      organization: z.string(),
      role: z.enum(seatRoles),
      redeemed: Instant.nullable(),
    }),
  ),
  publications: z.array(
    z.object({
      version: z.int(),
      at: Instant,
      note: z.string(),
      documents: z.array(DocumentState).describe("the files of the edition in the newest layout that was asked for"),
    }),
  ),
  erasableFiles: z
    .array(z.object({ id: z.int(), name: z.string() }))
    .describe("uploaded files that authors have deleted and no standing edition shows"),
  copies: z.array(Copy).describe("assessments that were started from this one or adopt it, for who may redact"),
  log: z.array(LogEntry),
  abilities: z.array(z.enum(abilities)).describe("what the caller may do with it now"),
});
export type DeskAssessment = z.infer<typeof DeskAssessment>;

const OneAssessment = z.object({ id: NumberOrGuid });
const Moved = Done.extend({ assessmentStatus: StatusNumber });

export const deskCalls = {
  deskAssessments: {
    summary: "The editors' work list",
    query: z.object({
      q: z.string().max(200).default(""),
      status: z.enum(["", "1", "2", "3"]).default(""),
      type: z.enum(["", "1", "2", "3"]).default(""),
      late: z
        .enum(["", ...lateKinds])
        .default("")
        .describe("only those that are late in this way"),
      sort: z.enum(deskSorts).default("waiting"),
      direction: z.enum(["asc", "desc"]).default("asc"),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: DeskList,
  },
  deskAssessment: { summary: "One assessment with its people and log", params: OneAssessment, answer: DeskAssessment },
  deskPublish: {
    summary: "Publish: sent to published",
    params: OneAssessment,
    body: z.object({
      note: optional(z.string().max(1000), ""),
      reviewOn: ReviewDayText.nullish().describe(
        "the day by which it is looked at again, as in setReviewDay; left out: the day that the text says, else 24 months ahead",
      ),
      rev: Rev,
    }),
    answer: Moved.extend({ version: z.int(), url: z.string() }),
  },
  deskReturn: {
    summary: "Send back to the authors with a message: sent to draft",
    params: OneAssessment,
    body: z.object({ message: z.string().max(5000), rev: Rev }),
    answer: Moved,
  },
  deskReopen: {
    summary: "Start a new draft; the published one stays public",
    params: OneAssessment,
    query: z.object({ rev: RevInQuery }),
    answer: Moved,
  },
  deskWithdraw: {
    summary: "Withdraw what is published: its addresses answer 410 with the message, and the authors may write again",
    params: OneAssessment,
    body: z.object({ message: z.string().max(5000), rev: Rev }),
    answer: Moved,
  },
  deskHideCard: {
    summary: "Hide or show the public card of a started assessment",
    params: OneAssessment,
    body: z.object({ hidden: z.boolean(), rev: Rev }),
    answer: Done,
  },
  deskHideContact: {
    summary:
      "Hide the contact person from readers, or let the initiator's agreement hold again; an editor and the initiator each have a switch",
    params: OneAssessment,
    body: z.object({ hidden: z.boolean(), rev: Rev }),
    answer: Done,
  },
  deskReissueLink: {
    summary: "Mail a new link to a contributor's own address",
    params: OneAssessment,
    body: z.object({ contributorId: Guid, rev: Rev }),
    answer: Done,
  },
  deskChangeInitiator: {
    summary: "Give the role initiator to another person; the former one loses the seat",
    params: OneAssessment,
    body: z.object({
      name: z.string().max(500),
      email: z.string().max(500),
      organization: z.string().max(500),
      rev: Rev,
    }),
    answer: Done.extend({ contributorId: Guid }),
  },
} as const satisfies SchemasOf<typeof deskPaths>;
