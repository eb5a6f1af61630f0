import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { administered, mayAdminister, refusalOf } from "../../access/rules/index.ts";
import { addresses, contentAddresses, deskAddresses } from "../../address/rules/index.ts";
import { deskTextsIn } from "../../desk/texts.ts";
import { type GivenRole, givenRoles, LOG_SHOWN } from "../rules/index.ts";
import { accountTextsIn } from "../texts.ts";
import * as store from "./store.ts";

/** The log of the desk, newest first: who, what and when, never the texts. Refuses callers who administer no site. */
export async function readLog(
  { db, actor, siteId, language }: Read,
  query: CallInput<"deskLog">["query"],
): Promise<Result<CallAnswer<"deskLog">>> {
  const refusal = refusalOf(mayAdminister(actor, "any"));
  if (refusal) return refuse(refusal);
  const sites = await store.sitesOf(db, administered(actor));
  const rows = await store.log(db, { ...query, sites: sites.map(({ id }) => id), limit: LOG_SHOWN + 1 });
  return ok({
    entries: rows.slice(0, LOG_SHOWN).map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      who: row.who ?? "",
      action: deskTextsIn(language).audit(row.action),
      ...thing(row, siteId, language),
      site: row.site,
    })),
    hasMore: rows.length > LOG_SHOWN,
  });
}

const isGiven = (role: string | null): role is GivenRole => givenRoles.some((each) => each === role);

/** The object of a log entry. A page of another site gets no link: it is edited at that site's address. */
function thing(
  row: store.LogRow,
  here: number,
  language: Language,
): { readonly what: string; readonly url: string | null } {
  if (row.assessment !== null)
    return { what: row.assessment_name ?? "", url: addresses.deskAssessment(row.assessment) };
  if (row.content !== null)
    return {
      what: row.page_name ?? "",
      url: row.is_there && row.site_id === here ? contentAddresses.page(row.content) : null,
    };
  if (row.account_name !== null && isGiven(row.role))
    return { what: accountTextsIn(language).gave(row.account_name, row.role), url: null };
  if (row.template !== null) return { what: row.template_name ?? "", url: deskAddresses.template(row.template) };
  return { what: row.file_name ?? "", url: null };
}
