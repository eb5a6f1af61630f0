import type { Language } from "../../../platform/pure/language/index.ts";
import type { Tx } from "../../../platform/server/http/work.ts";
import { contactAddress, siteLanguage } from "../../site/server/index.ts";
import * as store from "./store.ts";

/** Somebody who gets a mail, and the language that they get it in. */
export type Recipient = { readonly to: string; readonly language: Language };

/** The recipients of mails to the desk of assessments: its editors, or the site's own address where no editor has one. */
export async function deskRecipients(tx: Tx, site: number): Promise<readonly Recipient[]> {
  const language = await siteLanguage(tx, site);
  const editors = (await store.editorAddresses(tx)).flatMap(({ email, language: own }) =>
    email === null ? [] : { to: email, language: own ?? language },
  );
  return editors.length > 0 ? editors : [{ to: await contactAddress(tx, site), language }];
}
