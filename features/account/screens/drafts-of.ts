import type { Owner } from "../../../platform/browser/store/index.ts";
import type { SessionView } from "../../api/index.ts";

export type DraftsOf = Omit<Owner, "assessment">;

/**
 * Whose unsent texts of the desk this browser keeps: the account's.
 * @param place the part of the desk. Earlier versions kept them by the account's name, which may change and which two may share.
 */
export const draftsOf = (place: "redaksjon" | "maler", user: SessionView["user"]): DraftsOf =>
  user ? { seat: `${place} ${user.id}`, formerly: `${place} ${user.name}` } : { seat: `${place} ` };
