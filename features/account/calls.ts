import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Done, Guid, Instant, RowNumber } from "../../platform/pure/contract/values.ts";
import { deskRoles } from "../access/rules/index.ts";
import type { accountPaths } from "./paths.ts";
import { givenRoles, logParts } from "./rules/index.ts";

const Role = z.enum(deskRoles);
const Given = z.enum(givenRoles);

/** An account's role at one site. */
const RoleAtSite = z.object({
  site: RowNumber,
  given: Given.describe("what an administrator decided"),
  role: Role.nullable().describe("the role that holds"),
});

const DeskAccount = z.object({
  id: Guid,
  name: z.string(),
  email: z.string().nullable(),
  signedIn: Instant.nullable().describe("the last time"),
  provider: Role.nullable().describe("what the identity provider says"),
  roles: z.array(RoleAtSite).describe("one for each site that the caller administers"),
});
export type DeskAccount = z.infer<typeof DeskAccount>;

const SiteLogEntry = z.object({
  id: z.int(),
  at: Instant,
  who: z.string(),
  action: z.string(),
  what: z.string().describe("the name of the page, the assessment or the account; empty when it has none"),
  url: z.string().nullable().describe("where the desk shows it"),
  site: z.string().nullable().describe("the site's name; null for what is about no single site"),
});
export type SiteLogEntry = z.infer<typeof SiteLogEntry>;

const Day = z.union([z.literal(""), z.iso.date()]).default("");

/** Calls of administrators. */
export const accountCalls = {
  deskAccounts: {
    summary: "The accounts with their roles at the sites that the caller administers",
    query: z.object({
      q: z.string().max(200).default("").describe("words of the name or the address"),
      who: z
        .enum(["desk", "everybody"])
        .default("desk")
        .describe("those with a role at one of the sites, or everybody"),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    answer: z.object({
      sites: z.array(z.object({ id: RowNumber, name: z.string() })),
      accounts: z.array(DeskAccount),
      page: z.int(),
      pageSize: z.int(),
      total: z.int(),
    }),
  },
  deskGiveRole: {
    summary: "Decide what an account may do at a site, from its next call on",
    params: z.object({ id: Guid }),
    body: z.object({ site: RowNumber, role: Given, seen: Given.describe("what was decided when the caller looked") }),
    answer: Done,
  },
  deskLog: {
    summary: "What editors and administrators did at the sites that the caller administers, the newest first",
    query: z.object({
      q: z.string().max(200).default("").describe("words of the name of who did it"),
      part: z.enum(["", ...logParts]).default(""),
      from: Day.describe("the first day, in Norway"),
      to: Day.describe("the last day"),
      before: z.coerce
        .number()
        .int()
        .positive()
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe("entries older than this one"),
    }),
    answer: z.object({ entries: z.array(SiteLogEntry), hasMore: z.boolean() }),
  },
} as const satisfies SchemasOf<typeof accountPaths>;
