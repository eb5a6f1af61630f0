import { type Actor, worksAtDesk } from "./actor.ts";
import type { Decision } from "./policy.ts";

/** Who may see a page: everyone, any account, or accounts of the desk. */
export const contentAccesses = ["everyone", "signed-in", "editors"] as const;
export type ContentAccess = (typeof contentAccesses)[number];

/** Whether a caller may read a page that is for these. The pages above it decide too: the strictest holds. docs/spec/content.md, Who may read */
export function mayReadPage(actor: Actor, access: ContentAccess): boolean {
  switch (access) {
    case "everyone":
      return true;
    case "signed-in":
      return actor.kind === "known" && actor.account !== null;
    case "editors":
      return worksAtDesk(actor);
  }
}

/** Whether the caller may say who reads a page: administrators. */
export const maySetAccess = (actor: Actor): Decision => {
  if (actor.kind === "anonymous") return { allowed: false, because: "NotSignedIn" };
  return actor.account?.roles.includes("admin")
    ? { allowed: true }
    : { allowed: false, because: "OnlyAdminsMayDoThis" };
};
