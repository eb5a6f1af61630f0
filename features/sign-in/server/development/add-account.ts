import type { Tx } from "../../../../platform/server/http/work.ts";
import type { Person } from "../person.ts";
import { addAccount } from "../store.ts";
import { accountOf } from "./accounts.ts";
import { issuerAt } from "./mount.ts";

/**
 * The person behind a development account. Throws for an unknown account.
 * @param publicUrl where the provider is mounted
 */
export function developmentPerson(publicUrl: string, id: string): Person {
  const account = accountOf(id);
  if (!account) throw new Error(`there is no development account ${id}`);
  const { name, email, roles } = account;
  return { issuer: issuerAt(publicUrl), subject: id, name, email, roles };
}

/** Adds an account of the development provider before it has signed in, and answers its id. Throws when there is no such account. */
export async function addDevelopmentAccount(tx: Tx, publicUrl: string, id: string): Promise<string> {
  const { roles, ...person } = developmentPerson(publicUrl, id);
  return (await addAccount(tx, person)).id;
}
