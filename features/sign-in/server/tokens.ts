import type { TokenEndpointResponse } from "openid-client";
import { z } from "zod";

const shape = z.object({
  subject: z.string(),
  refresh: z.string().nullable(),
  idToken: z.string(),
  renewAt: z.number(),
});

/** The tokens that the server keeps for a session, sealed under its cookie's secret. `renewAt` in milliseconds. */
export type KeptTokens = z.infer<typeof shape>;

const DEFAULT_LIFE_SECONDS = 600;

/** The tokens to keep. A renewal may leave some out; those from before are then kept. */
export function tokensToKeep(
  subject: string,
  answer: TokenEndpointResponse,
  at: Date,
  before?: Pick<KeptTokens, "refresh" | "idToken">,
): KeptTokens {
  const life = answer.expires_in ?? DEFAULT_LIFE_SECONDS;
  return {
    subject,
    refresh: answer.refresh_token ?? before?.refresh ?? null,
    idToken: answer.id_token ?? before?.idToken ?? "",
    renewAt: at.getTime() + (life * 1000) / 2,
  };
}

export const readTokens = (kept: string): KeptTokens => shape.parse(JSON.parse(kept));
export const writeTokens = (tokens: KeptTokens): string => JSON.stringify(tokens);
