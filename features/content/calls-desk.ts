import { z } from "zod";
import { DocumentState, Done, Guid, Instant, optional, Rev, RowNumber } from "../../platform/pure/contract/values.ts";
import { contentAccesses, rightHolders } from "../access/rules/index.ts";
import { OfferedTerm } from "../term/calls.ts";
import { FoundPage, PageNode, pageStates } from "./calls-page-tree.ts";
import { Waiting } from "./calls-waiting.ts";

export type { FoundPage, PageNode, PageState } from "./calls-page-tree.ts";
export type { WaitingPages } from "./calls-waiting.ts";

const Access = z.enum(contentAccesses);
const Holders = z.enum(rightHolders);
const Person = z.object({ id: Guid, name: z.string() });

/** A right to a page: its own rule, and the rule that applies. */
const PageRuleShown = z.object({
  own: Holders.nullable().describe("null: as the nearest page above that has a rule"),
  accounts: z.array(Person).describe("those that its own rule names"),
  holds: Holders,
  from: z.string().nullable().describe("the name of the page above whose rule holds"),
  allowed: z.boolean().describe("whether the caller has the right"),
});
export type PageRuleShown = z.infer<typeof PageRuleShown>;

const named = z.array(Guid).max(200);
const NewRule = z.object({ who: Holders.nullable(), accounts: optional(named, []) });

/** Names of properties, and the id of a block in an area. */
const Path = z.array(z.string().max(100)).min(1).max(8);
const Values = z.record(z.string(), z.unknown());

/** A fault that prevents publication (`stops`), or one to check. */
const FindingAt = z.object({
  path: z.array(z.string()),
  kind: z.string(),
  stops: z.boolean(),
  links: z.array(z.string()).optional().describe("the links that are meant: a page's number, or an address"),
});
export type FindingAt = z.infer<typeof FindingAt>;

const Version = z.object({
  no: z.int(),
  state: z.enum(["draft", "scheduled", "published", "former"]),
  name: z.string(),
  note: z.string(),
  at: Instant,
  by: z.string().describe("empty for what came with the product"),
});
export type PageVersion = z.infer<typeof Version>;

const EditedPage = z.object({
  id: z.int(),
  type: z.string(),
  parent: z.int().nullable(),
  rev: z.int(),
  state: z.enum(pageStates),
  url: z.string().describe("where readers find it, or will"),
  values: Values.describe("name, urlSegment and the type's own properties, as they are stored"),
  published: Values.nullable().describe("the same of the version that readers have"),
  findings: z.array(FindingAt),
  plan: z
    .object({
      no: z.int(),
      at: Instant.nullable().describe("null when the time came and it could not be published"),
      by: z.string(),
    })
    .nullable()
    .describe("the version that waits for its time"),
  ends: Instant.nullable().describe("from when on readers do not get it, also when that has been"),
  access: z.object({
    own: Access,
    above: z
      .object({ name: z.string(), access: Access })
      .nullable()
      .describe("the nearest page above that is not for everyone"),
    readers: z.array(Person).describe("accounts that may read it where it is for some that were named"),
    mayChange: z.boolean(),
    isForAll: z.boolean().describe("everybody must be able to read it"),
    edit: PageRuleShown,
    publish: PageRuleShown,
  }),
  review: z.object({
    by: z.iso.date().nullable().describe("by when it should be looked at again"),
    owner: Guid.nullable().describe("the account that gets the mail; null: who published it last"),
    people: z.array(Person).describe("those who can be chosen: who works at the site's desk"),
  }),
  versions: z.array(Version).describe("newest first"),
  documents: z.array(DocumentState).describe("the files of a notification's published version"),
  links: z.array(z.object({ id: z.string(), at: Instant, expires: Instant, by: z.string() })),
});
export type EditedPage = z.infer<typeof EditedPage>;

const BrokenLink = z.object({
  page: z.int(),
  type: z.string(),
  name: z.string(),
  path: z.array(z.string()),
  target: z.string().describe("a page's or a file's number, or an address"),
  why: z.enum(["no-page", "no-file", "gone", "no-host", "fault", "no-answer", "redirects", "not-asked"]),
  status: z.int().nullable(),
  since: Instant.nullable(),
});
export type BrokenLink = z.infer<typeof BrokenLink>;

/** Another editor who has a page open. */
const ColleagueHere = z.object({
  name: z.string(),
  saved: Instant.nullable().describe("when they saved last in it, since they opened it"),
});
export type ColleagueHere = z.infer<typeof ColleagueHere>;

const OnePage = z.object({ id: z.coerce.number().pipe(RowNumber) });
const Changed = Done.extend({ rev: z.int() });

/** Calls of the desk about pages, on the site that is asked. */
export const contentDeskCalls = {
  deskPages: { summary: "The page tree with what is not published", answer: z.array(PageNode) },
  deskFindPages: {
    summary: "Pages and shared blocks by words of their names and texts, drafts included",
    query: z.object({ q: z.string().max(200).describe("words, of which the last may be unfinished; or a number") }),
    answer: z.object({
      count: z.int(),
      pages: z.array(FoundPage).describe("the first 50; those with the words in their names first"),
    }),
  },
  deskSites: {
    summary: "The sites whose pages are edited, each at its own address",
    answer: z.array(z.object({ name: z.string(), url: z.string(), isHere: z.boolean() })),
  },
  deskPage: { summary: "One page as an editor writes it", params: OnePage, answer: EditedPage },
  deskAddPage: {
    summary: "A new page under another, as a draft",
    body: z.object({ parent: RowNumber, type: z.string().max(100), name: z.string().max(200) }),
    answer: z.object({ id: z.int() }),
  },
  deskSavePage: {
    summary: "Save one property of a page's draft; the first save makes the draft",
    params: OnePage,
    body: z.object({ rev: Rev, path: Path, value: z.unknown() }),
    answer: Done.extend({ rev: z.int(), value: z.unknown(), changed: Instant }),
  },
  deskConvertBlock: {
    summary: "Make a block of a page a shared one, or a shared block that stands there the page's own",
    params: OnePage,
    body: z.object({ rev: Rev, path: Path, to: z.enum(["shared", "own"]), name: optional(z.string().max(200), "") }),
    answer: Changed.extend({ block: z.int().describe("the shared block's number") }),
  },
  deskUndoPage: {
    summary: "Take the caller's last save in the draft back",
    params: OnePage,
    answer: Changed.extend({ path: z.array(z.string()) }),
  },
  deskPublishPage: {
    summary: "Publish the draft",
    params: OnePage,
    body: z.object({ rev: Rev, note: optional(z.string().max(500), "") }),
    answer: Changed.extend({ url: z.string() }),
  },
  deskUnpublishPage: {
    summary: "Take a page from readers; it stays as a draft",
    params: OnePage,
    body: z.object({ rev: Rev }),
    answer: Changed,
  },
  deskPlanPage: {
    summary: "Publish the draft at a time; readers have what they have until then",
    params: OnePage,
    body: z.object({ rev: Rev, at: Instant, note: optional(z.string().max(500), "") }),
    answer: Changed,
  },
  deskCancelPlan: {
    summary: "Give a plan up; what was planned is the draft again, unless there is a newer one",
    params: OnePage,
    body: z.object({ rev: Rev }),
    answer: Changed,
  },
  deskEndPage: {
    summary: "From when on readers do not get a page; null for never",
    params: OnePage,
    body: z.object({ rev: Rev, at: Instant.nullable() }),
    answer: Changed,
  },
  deskSetReview: {
    summary: "By when a page should be looked at again, and who does it",
    params: OnePage,
    body: z.object({ rev: Rev, by: z.iso.date().nullable(), owner: Guid.nullable() }),
    answer: Changed,
  },
  deskSayHere: {
    summary: "The caller has a page open in a tab of a browser, or has closed it; who else has",
    params: OnePage,
    body: z.object({
      tab: z.string().regex(/^[0-9a-f]{32}$/),
      left: z.boolean().nullish().describe("the page is closed there"),
    }),
    answer: Done.extend({
      here: z.array(ColleagueHere),
      rev: z.int().describe("the page's: a later one than the caller's says that a colleague has saved"),
    }),
  },
  deskWaiting: { summary: "What waits for the caller at the desk of the site that is asked", answer: Waiting },
  deskSetAccess: {
    summary:
      "Who may read a page and those under it, write its draft, and publish it, from now on; what is left out stays",
    params: OnePage,
    body: z.object({
      rev: Rev,
      access: Access.nullish(),
      readers: optional(named, []),
      edit: NewRule.nullish(),
      publish: NewRule.nullish(),
    }),
    answer: Changed,
  },
  deskDiscardDraft: {
    summary: "Throw the draft away; readers' version is the working one again",
    params: OnePage,
    body: z.object({ rev: Rev }),
    answer: Changed,
  },
  deskPageVersion: {
    summary: "What a version held",
    params: OnePage.extend({ no: z.coerce.number().pipe(RowNumber) }),
    answer: z.object({ no: z.int(), values: Values }),
  },
  deskRestoreVersion: {
    summary: "Make a draft of a former version",
    params: OnePage,
    body: z.object({ rev: Rev, no: RowNumber }),
    answer: Changed,
  },
  deskMovePage: {
    summary: "Put a page under another, before one of its pages or last; old addresses lead to the new ones",
    params: OnePage,
    body: z.object({ parent: RowNumber, before: RowNumber.nullable() }),
    answer: Done,
  },
  deskCopyPage: {
    summary: "Copy a page and those under it, as drafts with addresses of their own",
    params: OnePage,
    answer: z.object({ id: z.int(), pages: z.int() }),
  },
  deskTrashPage: {
    summary: "Put a page and those under it in the trash",
    params: OnePage,
    answer: Done.extend({ pages: z.int() }),
  },
  deskTrash: {
    summary: "The pages in the trash",
    answer: z.array(z.object({ id: z.int(), name: z.string(), at: Instant, by: z.string(), pages: z.int() })),
  },
  deskUntrashPage: { summary: "Take a page and those under it out of the trash", params: OnePage, answer: Done },
  deskLinksTo: {
    summary: "Published pages that lead to a page",
    params: OnePage,
    answer: z.array(z.object({ id: z.int(), name: z.string(), path: z.array(z.string()) })),
  },
  deskBrokenLinks: {
    summary: "Links of published pages and shared blocks that lead to nothing a reader can open",
    answer: z.object({
      links: z.array(BrokenLink),
      checked: Instant.nullable().describe("when addresses of other sites were asked for last"),
    }),
  },
  deskTerms: {
    summary: "The terms of a kind, to choose from, and those that are out of use",
    params: z.object({ kind: z.string().max(100) }),
    answer: z.array(OfferedTerm),
  },
  deskShareDraft: {
    summary: "A link with which anybody can see the newest draft for 14 days",
    params: OnePage,
    answer: z.object({ url: z.string(), expires: Instant }),
  },
  deskEndSharing: {
    summary: "End a link to a draft",
    params: OnePage,
    body: z.object({ link: z.guid() }),
    answer: Done,
  },
} as const;
