import type { Tx } from "../../../platform/server/http/work.ts";
import { contactAddress } from "../../site/server/index.ts";
import * as store from "./store.ts";

/** Addresses for mails to the desk of assessments: its editors' own, or the site's where no editor has one. */
export async function deskRecipients(tx: Tx, site: number): Promise<readonly string[]> {
  const editors = (await store.editorAddresses(tx)).flatMap(({ email }) => email ?? []);
  return editors.length > 0 ? editors : [await contactAddress(tx, site)];
}
