import { type Actor, anonymous, rolesAt, type SiteRole, worksAtDesk } from "./actor.ts";
import { type Decision, mayUseDesk } from "./policy.ts";

/** The groups that may see a page: everyone, any account, the desk and named accounts, or the desk alone. */
export const contentAccesses = ["everyone", "signed-in", "chosen", "editors"] as const;
export type ContentAccess = (typeof contentAccesses)[number];

/** The readers that a page is open to. `readers` are account ids and apply only where `access` is `chosen`. */
export type Readership = { readonly access: ContentAccess; readonly readers: readonly string[] };

/**
 * Whether a caller may read a page of a site that is for these. The pages above it decide too: the strictest holds.
 */
export function mayReadPage(actor: Actor, { access, readers }: Readership, site: string): boolean {
  const account = actor.kind === "known" ? actor.account : null;
  switch (access) {
    case "everyone":
      return true;
    case "signed-in":
      return account !== null;
    case "chosen":
      return worksAtDesk(actor, site) || (account !== null && readers.includes(account.id));
    case "editors":
      return worksAtDesk(actor, site);
  }
}

/**
 * Callers who stand for everybody who may read what is for all of these (a page and those above it): what every one of them may read, no
 * reader of it is kept from.
 */
export function readersOf(branch: readonly Readership[], site: string): readonly Actor[] {
  const as = (id: string, ...roles: readonly SiteRole[]): Actor => ({
    ...{ kind: "known", sessionId: "", seats: [] },
    account: { id, name: "", roles },
  });
  const named = branch.flatMap(({ readers }) => readers).map((id) => as(id));
  const all = [anonymous, as(""), ...named, as("", { site, role: "editor" })];
  return all.filter((actor) => branch.every((each) => mayReadPage(actor, each, site)));
}

/** The rights to a page at the desk: to write its draft, and to publish. */
export const pageRights = ["edit", "publish"] as const;
export type PageRight = (typeof pageRights)[number];

/** The accounts at a site's desk that have a right to a page: every editor, named editors, or administrators only. Administrators always have it. */
export const rightHolders = ["editors", "chosen", "admins"] as const;
export type RightHolders = (typeof rightHolders)[number];

/** A page's own rule. Null: the rule of the pages above holds. `accounts` apply only where `who` is `chosen`. */
export type PageRule = { readonly who: RightHolders | null; readonly accounts: readonly string[] };
export type PageRules = Readonly<Record<PageRight, PageRule>>;

/**
 * The rule that holds for a page: its own, else that of the nearest page above that has one. Without any every editor has the right.
 * @param branch the page and those above it, the nearest first
 */
export const ruleFor = <T extends { readonly rules: PageRules }>(
  branch: readonly T[],
  right: PageRight,
): { readonly rule: PageRule; readonly from: T | null } => {
  const from = branch.find(({ rules }) => rules[right].who !== null) ?? null;
  return { rule: from?.rules[right] ?? { who: "editors", accounts: [] }, from };
};

/** Whether the caller may do this with a page of a site. features/content/README.md */
export function mayWithPage(actor: Actor, right: PageRight, { who, accounts }: PageRule, site: string): Decision {
  const atDesk = mayUseDesk(actor, site);
  if (!atDesk.allowed || rolesAt(actor, site).includes("admin")) return atDesk;
  const account = actor.kind === "known" ? (actor.account?.id ?? "") : "";
  if (who === "editors" || (who === "chosen" && accounts.includes(account))) return atDesk;
  return { allowed: false, because: right === "edit" ? "NotYoursToEdit" : "NotYoursToPublish" };
}
