import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { ok, type Refusal, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { alertAddresses } from "../../address/rules/index.ts";
import { checkEmail } from "../../intro/rules/index.ts";
import { chosenIn, emptySearch, isSearchRoute, searchAddress, stateFilterOf } from "../../search/rules/index.ts";
import { siteName } from "../../site/server/index.ts";
import { loadTerms } from "../../term/server/index.ts";
import { subscriptionMailsIn } from "../mails.ts";
import * as store from "./store.ts";
import type { Tokens } from "./token.ts";
import { alertOf } from "./what.ts";

type Input = CallInput<"subscribe">["body"];

type Needs = {
  readonly tokens: Tokens;
  /** Counts mails to one address. */
  readonly mails: () => Promise<Refusal | null>;
};

/**
 * Takes a wish for alerts. The address gets one mail: to confirm, or, when it has this alert, to say so. The answer is the same whether the
 * address is known, and when it has got too many mails.
 */
export async function subscribe(
  work: Work,
  { email: given, frequency, route, search }: Input,
  { tokens, mails }: Needs,
) {
  const { tx, at, siteId, origin, mailer, ownLanguage, siteLanguage } = work;
  if (!isSearchRoute(route)) return refuse({ kind: "NotFound" });
  const email = mailAddressIn(given);
  const fields = checkEmail(email);
  if (fields.length > 0) return refuse({ kind: "Invalid", fields });
  if (await mails()) return ok({ ok: true } as const);
  const { items: chosen, subItems } = chosenIn(search);
  const state = { ...emptySearch, q: search.q, from: stateFilterOf((flag) => search[flag]), chosen, subItems };
  const asked = { site_id: siteId, email, route, search: searchAddress(state), every: frequency };
  const row = await store.askForAlert(tx, { ...asked, language: ownLanguage }, at);
  const language = row.language ?? siteLanguage;
  const about = {
    site: await siteName(tx, siteId),
    what: alertOf(route, state, await loadTerms(tx), language),
    url: `${origin}${alertAddresses.alert(tokens.of(row))}`,
  };
  await mailer.send(tx, { to: email, ...subscriptionMailsIn(language)[row.confirmed_at ? "known" : "confirm"](about) });
  return ok({ ok: true } as const);
}
