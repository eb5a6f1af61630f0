import { type Language, languages } from "../../../platform/pure/language/index.ts";
import type { Tx, Work } from "../../../platform/server/http/work.ts";
import type { TermRow } from "../../term/server/index.ts";
import { languageOfAddress } from "./store.ts";

type Invited = {
  readonly email: string;
  /** The term of the organisation that they are invited for, if it is one. */
  readonly organization: Pick<TermRow, "form"> | undefined;
};

/**
 * The language of somebody who has not said it in this browser: the one that the address is known to read, else the form that the
 * organisation has decided; null when neither is known.
 */
export async function languageBeforehand(tx: Tx, { email, organization }: Invited): Promise<Language | null> {
  const decided = languages.find((language) => language === organization?.form);
  return (await languageOfAddress(tx, email)) ?? decided ?? null;
}

/** The language of an invitation for which the inviter chose none: what is known beforehand, else the inviter's own. */
export const languageToInvite = async ({ tx, language: own }: Pick<Work, "tx" | "language">, invited: Invited) =>
  (await languageBeforehand(tx, invited)) ?? own;
