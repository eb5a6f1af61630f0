import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { administered, type DeskRole, mayAdminister, refusalOf } from "../../access/rules/index.ts";
import { ACCOUNTS_SHOWN } from "../rules/index.ts";
import * as store from "./store.ts";

/** The stronger of roles: an administrator is an editor too. */
const strongest = (roles: readonly DeskRole[]): DeskRole | null =>
  roles.includes("admin") ? "admin" : (roles[0] ?? null);

/** Those who can sign in, with their roles at the sites that the caller administers. Refuses everybody else. */
export async function listAccounts(
  { db, actor }: Read,
  { q, who, page }: CallInput<"deskAccounts">["query"],
): Promise<Result<CallAnswer<"deskAccounts">>> {
  const refusal = refusalOf(mayAdminister(actor, "any"));
  if (refusal) return refuse(refusal);
  const sites = await store.sitesOf(db, administered(actor));
  const filter = { q, sites: who === "desk" ? sites.map(({ id }) => id) : null };
  const total = await store.countAccounts(db, filter);
  const accounts = await store.accounts(db, filter, { limit: ACCOUNTS_SHOWN, offset: (page - 1) * ACCOUNTS_SHOWN });
  const roles = await store.rolesByAccount(
    db,
    accounts.map(({ id }) => id),
  );
  const of = (account: string) => roles.filter((each) => each.account === account);
  return ok({
    sites: sites.map(({ id, name }) => ({ id, name })),
    accounts: accounts.map(({ id, name, email, signed_in_at }) => ({
      id,
      name,
      email,
      signedIn: signed_in_at?.toISOString() ?? null,
      provider: strongest(of(id).flatMap(({ kind, role }) => (kind === "provider" && role !== "none" ? [role] : []))),
      roles: sites.map((site) => {
        const here = of(id).filter((each) => each.site === site.id);
        return {
          site: site.id,
          given: here.find(({ kind }) => kind === "given")?.role ?? "provider",
          role: strongest(here.flatMap(({ kind, role }) => (kind === "holds" && role !== "none" ? [role] : []))),
        };
      }),
    })),
    page,
    pageSize: ACCOUNTS_SHOWN,
    total,
  });
}
