import { createHash, hkdfSync, randomBytes } from "node:crypto";

/** A new secret of 256 random bits, for a cookie or a link: 43 characters of base64url. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a secret. With 256 random bits in it there is nothing to guess, so one round is enough. */
export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** A key that only the holder of the secret can make: what it seals, the database alone cannot open. */
export const keyFrom = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `minimetode ${purpose}`, 32));
