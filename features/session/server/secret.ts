import { createHash, hkdfSync, randomBytes } from "node:crypto";

/** A new secret of 256 random bits, for a cookie or a link: 43 characters of base64url. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** The form in which the database stores a secret. One round is enough: 256 random bits cannot be guessed. */
export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** Derives a key from a secret. Data sealed with it cannot be opened with the database alone, which has only the hash. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `minimetode ${purpose}`, 32));
