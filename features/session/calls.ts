import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Done, Guid, Instant, NumberOrGuid, optional, StatusNumber } from "../../platform/pure/contract/values.ts";
import { deskRoles, seatRoles } from "../access/rules/index.ts";
import type { publicPaths } from "../api/public-paths.ts";
import { warningKinds } from "../warning/rules/index.ts";
import type { sessionPaths } from "./paths.ts";

/** A link's secret, as it stood after `#k=`. Anything else than 43 signs is simply not a link's secret. */
const Token = z.string().max(500);

/** A seat as its holder names it before it is open: by its id, or by the address that was invited. */
const AskedSeat = z.object({
  assessmentId: NumberOrGuid,
  id: optional(
    z
      .string()
      .max(100)
      .regex(/^[\w-]*$/),
    "",
  ),
  email: optional(z.string().max(254), "").describe("the address that was invited, when there is no id"),
});

/** A seat as its holder sees it, before and after redeeming the link. */
export const SeatView = z.object({
  assessmentId: z.int(),
  contributorId: Guid,
  role: z.enum(seatRoles),
  name: z.string(),
  title: z.string().describe("the assessment's heading"),
});

/** The signed-in account and the seats that this browser holds. */
export const SessionView = z.object({
  user: z
    .object({
      id: Guid,
      name: z.string(),
      roles: z.array(z.enum(deskRoles)),
      expires: Instant,
      logoutUrl: z.string(),
    })
    .nullable(),
  seats: z.array(SeatView),
});

/**
 * Where this browser stands with a seat: it holds it, or it held it until the seat was removed or somebody ended it here. Everything else
 * is `unknown`: a session whose time is over, somebody else's seat, no such seat.
 */
export const SeatStanding = z.object({
  standing: z.enum(["held", "removed", "ended-by-initiator", "ended-by-desk", "ended-by-holder", "unknown"]),
  initiator: z.string().nullable().describe("by name, when the seat was removed or ended"),
});

const Place = z.object({ tab: z.int(), section: Guid }).nullable().describe("where in the form it is done");
/** Something that the holder of a seat can do now: `waitingFor` in features/waiting/rules. */
const Waiting = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["returned", "asked-to-review", "review", "send"]), place: Place }),
  z.object({
    kind: z.literal("look-again"),
    on: z.iso.date().describe("the review day of what is published"),
    isPassed: z.boolean(),
    place: Place,
  }),
  z.object({ kind: z.literal("unread"), count: z.int(), place: Place }),
  z.object({
    kind: z.literal("mandatory"),
    count: z.int(),
    title: z.string().describe("of the first field"),
    place: Place,
  }),
  z.object({
    kind: z.literal("warning"),
    warning: z.enum(warningKinds),
    count: z.int(),
    title: z.string(),
    place: Place,
  }),
]);

/** One of the caller's own assessments, as the seat in it. */
export const MyAssessment = SeatView.extend({
  status: StatusNumber,
  missing: z
    .int()
    .nullable()
    .describe("mandatory fields that are not filled in; null when this seat writes none of them now"),
  changed: Instant,
  task: z
    .object({ tab: z.int(), section: Guid })
    .nullable()
    .describe("where the task of this seat's role stands in the form"),
  waiting: z.array(Waiting).describe("what the seat's holder can do now, the first thing first"),
  due: z.iso.date().nullable().describe("when the seat's review should be sent"),
});

const LoggedOut = z.object({ logoutUrl: z.string().describe("where the browser goes now") });

export const sessionCalls = {
  getSession: { summary: "Who am I", answer: SessionView },
  myAssessments: {
    summary: "The assessments that this browser or account has a seat in, the last changed first",
    answer: z.array(MyAssessment),
  },
  seatStanding: {
    summary: "Whether this browser holds the seat, or held it until it was removed",
    query: z.object({ id: z.string().max(100) }),
    answer: SeatStanding,
  },
  inspectLink: {
    summary: "Who a link invites to what; spends nothing",
    body: z.object({ token: Token }),
    answer: SeatView,
  },
  redeemLink: {
    summary: "A link's secret for a session cookie; works once",
    body: z.object({ token: Token }),
    answer: SeatView,
  },
  redeemCode: {
    summary: "The code that stands beside a link in a mail, for a session cookie; spends the link",
    body: AskedSeat.extend({ code: z.string().max(100) }),
    answer: SeatView,
  },
  resendLink: {
    summary: "Mail a new link and code to a seat's own address; the same answer whether the seat exists or not",
    body: AskedSeat,
    answer: Done,
  },
  logout: {
    summary: "End the session: the sign-in and the seats that this browser holds",
    answer: LoggedOut,
  },
  logoutEverywhere: {
    summary: "End all sessions of the account, in every browser, and the seats that are attached to it",
    answer: LoggedOut,
  },
} as const satisfies SchemasOf<
  typeof sessionPaths & Pick<typeof publicPaths, "getSession" | "logout" | "logoutEverywhere">
>;

export type SeatView = z.infer<typeof SeatView>;
export type MyAssessment = z.infer<typeof MyAssessment>;
export type SeatStanding = z.infer<typeof SeatStanding>;
export type SessionView = z.infer<typeof SessionView>;
