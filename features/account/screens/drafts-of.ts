import type { Owner } from "../../../platform/browser/store/index.ts";
import type { SessionView } from "../../api/index.ts";

export type DraftsOf = Omit<Owner, "assessment">;

/**
 * The key under which this browser keeps an account's unsent texts at the desk. Earlier versions used the account's name as the key, but a name
 * may change and two accounts may have the same one.
 * @param place the part of the desk
 */
export const draftsOf = (place: "redaksjon" | "maler", user: SessionView["user"]): DraftsOf =>
  user ? { seat: `${place} ${user.id}`, formerly: `${place} ${user.name}` } : { seat: `${place} ` };
