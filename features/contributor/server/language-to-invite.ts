import { type Language, languages } from "../../../platform/pure/language/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import type { TermRow } from "../../term/server/index.ts";
import { languageOfAddress } from "./store.ts";

type Invited = {
  readonly email: string;
  /** The term of the organisation that they are invited for, if it is one. */
  readonly organization: Pick<TermRow, "form"> | undefined;
};

/**
 * The language of an invitation for which the inviter chose none: the one that the address is known to read, else the form that the
 * organisation has decided, else the inviter's own.
 */
export async function languageToInvite(
  { tx, language: own }: Pick<Work, "tx" | "language">,
  { email, organization }: Invited,
): Promise<Language> {
  const decided = languages.find((language) => language === organization?.form);
  return (await languageOfAddress(tx, email)) ?? decided ?? own;
}
