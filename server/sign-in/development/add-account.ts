import type { Tx } from "../../platform/http/work.ts";
import { addAccount } from "../store.ts";
import { accountOf } from "./accounts.ts";
import { issuerAt } from "./mount.ts";

/**
 * Adds an account of the development provider before it has signed in, and answers its id. Throws when there is no such account.
 * @param publicUrl where the provider is mounted
 */
export async function addDevelopmentAccount(tx: Tx, publicUrl: string, id: string): Promise<string> {
  const account = accountOf(id);
  if (!account) throw new Error(`there is no development account ${id}`);
  const { name, email } = account;
  return (await addAccount(tx, { issuer: issuerAt(publicUrl), subject: id, name, email })).id;
}
