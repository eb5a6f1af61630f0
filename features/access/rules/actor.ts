/** Roles of a seat. `initiator` is given at the start and by the desk, never by invitation. */
export const seatRoles = ["initiator", "peer", "librarian", "economist", "other"] as const;
export type SeatRole = (typeof seatRoles)[number];

/** Roles that an invitation may give. */
export const invitableRoles = ["peer", "librarian", "economist", "other"] as const satisfies readonly SeatRole[];

/** The sites of the product. An account has its roles for each of them. features/account/README.md */
export const siteKeys = ["minimetode", "metodevarsel"] as const;
export type SiteKey = (typeof siteKeys)[number];

/** The site whose desk handles assessments. */
export const assessmentSite: SiteKey = "minimetode";

/** Roles at the desk of a site: editors publish, admins also handle accounts and who may do what with a page. */
export const deskRoles = ["editor", "admin"] as const;
export type DeskRole = (typeof deskRoles)[number];

/** A role at the desk of one site, by the site's key. */
export type SiteRole = { readonly site: string; readonly role: DeskRole };

/** One contributor of one assessment, proved by the link in the mail or by an attached account. */
export type Seat = {
  readonly contributorId: string;
  readonly assessment: number;
  readonly role: SeatRole;
  readonly name: string;
  /** Its holder was asked to review and has declined: the seat opens nothing any more. */
  readonly hasDeclined?: boolean;
};

/** Roles of the holder of a decision's link: the caller of one call, never a session or a seat. features/decision/README.md */
export const linkRoles = ["decider", "responsible"] as const;
export type LinkRole = (typeof linkRoles)[number];

export type LinkHolder = { readonly kind: "link"; readonly assessment: number; readonly role: LinkRole };

export type Account = { readonly id: string; readonly name: string; readonly roles: readonly SiteRole[] };

/** The caller. One browser may hold seats in several assessments and be signed in as well. */
export type Actor =
  /** `sessionId`: a browser whose session holds nothing, or nothing any more. */
  | { readonly kind: "anonymous"; readonly sessionId?: string }
  | {
      readonly kind: "known";
      readonly sessionId: string;
      readonly account: Account | null;
      readonly seats: readonly Seat[];
    };

declare module "../../../platform/pure/contract/registered.ts" {
  interface Registered {
    readonly actor: Actor;
    readonly seatRole: SeatRole;
  }
}

export const anonymous: Actor = { kind: "anonymous" };

/** The caller's seats in one assessment (a peer holds no other seat there). */
export const seatsIn = (actor: Actor, assessment: number): readonly Seat[] =>
  actor.kind === "known" ? actor.seats.filter((seat) => seat.assessment === assessment) : [];

/** The caller's roles at the desk of a site. */
export const rolesAt = (actor: Actor, site: string): readonly DeskRole[] =>
  actor.kind === "known"
    ? (actor.account?.roles ?? []).filter((each) => each.site === site).map(({ role }) => role)
    : [];

/** True for editors and admins of a site. */
export const worksAtDesk = (actor: Actor, site: string): boolean => rolesAt(actor, site).length > 0;

/** True for editors and admins of any site: for what the sites share, such as the library. */
export const worksAtSomeDesk = (actor: Actor): boolean =>
  actor.kind === "known" && (actor.account?.roles.length ?? 0) > 0;

/** The sites that the caller administers. */
export const administered = (actor: Actor): readonly string[] =>
  actor.kind === "known"
    ? (actor.account?.roles ?? []).filter(({ role }) => role === "admin").map(({ site }) => site)
    : [];
