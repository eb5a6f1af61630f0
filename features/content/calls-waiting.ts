import { z } from "zod";
import { lateKinds } from "../desk/rules/index.ts";
import { WaitingConfirmation } from "../living/calls.ts";

const WaitingPage = z.object({ id: z.int(), name: z.string(), at: z.string().describe("an instant, or a day") });

/** How many pages wait in one way, and the first of them. */
const WaitingPages = z.object({ count: z.int(), pages: z.array(WaitingPage) });
export type WaitingPages = z.infer<typeof WaitingPages>;

/** Everything that waits for an editor. */
export const Waiting = z.object({
  assessments: z.int().nullable().describe("sent and not published yet; null on a site without assessments"),
  late: z
    .record(z.enum(lateKinds), z.int())
    .nullable()
    .describe("published assessments that are late, in each way; null as above"),
  confirmations: z.array(WaitingConfirmation),
  missed: WaitingPages.describe("plans that came to nothing, of pages that the caller may publish"),
  drafts: WaitingPages.describe("drafts in which the caller has written, the newest first"),
  planned: WaitingPages.describe("what is to be published, the next first"),
  overdue: WaitingPages.describe("published pages whose review date has passed, of those that the caller may edit"),
  review: WaitingPages.describe("those whose review date comes within 30 days"),
  brokenLinks: z.object({ links: z.int(), pages: z.int() }).describe("on pages that the caller may edit"),
});
