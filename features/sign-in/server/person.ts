import type { TokenEndpointResponse } from "openid-client";
import { z } from "zod";
import { firstCharacters, plainLine } from "../../../platform/pure/text/index.ts";
import { type DeskRole, deskRoles } from "../../access/rules/index.ts";
import type { Discovered } from "./provider.ts";

/** The person who signed in, from the provider's claims. */
export type Person = {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string | null;
  readonly roles: readonly DeskRole[];
};

const text = z.string().trim().min(1);
const claimsShape = z.object({
  name: text.optional().catch(undefined),
  preferred_username: text.optional().catch(undefined),
  email: text.optional().catch(undefined),
  roles: z
    .union([z.array(z.unknown()), z.string().transform((roles): unknown[] => roles.split(/[\s,]+/))])
    .optional()
    .catch(undefined),
});

const LONGEST_NAME = 200;

/** Reads the claims of a signed-in person. `roles` may be a list or a text; unknown roles are left out. */
function personOf(issuer: string, subject: string, claims: unknown): Person {
  const { name, preferred_username, email, roles = [] } = claimsShape.parse(claims);
  return {
    issuer,
    subject,
    name: firstCharacters(plainLine(name ?? preferred_username ?? email ?? subject), LONGEST_NAME),
    email: email ?? null,
    roles: deskRoles.filter((role) => roles.includes(role)),
  };
}

/** The claims of the ID token and, where the provider has one, of the user info endpoint. */
export async function askWho(
  { config, openid }: Discovered,
  tokens: TokenEndpointResponse,
  subject: string,
  claims: object,
) {
  const { issuer, userinfo_endpoint } = config.serverMetadata();
  const more = userinfo_endpoint ? await openid.fetchUserInfo(config, tokens.access_token, subject) : {};
  return personOf(issuer, subject, { ...more, ...claims });
}
