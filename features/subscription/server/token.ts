import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs a subscription for the links of its mails. Nothing is stored: whoever reads the database cannot make a link. */
export type Tokens = {
  of(subscription: { readonly id: number; readonly email: string }): string;
  /** The id that a link names; undefined when it cannot be one of ours. */
  idIn(token: string): number | undefined;
  isOf(token: string, subscription: { readonly id: number; readonly email: string }): boolean;
};

export function openTokens(secret: Buffer): Tokens {
  const of: Tokens["of"] = ({ id, email }) => {
    const signed = createHmac("sha256", secret).update(`subscription ${id} ${email.toLowerCase()}`).digest("base64url");
    return `${id}-${signed.slice(0, 32)}`;
  };
  return {
    of,
    idIn: (token) => {
      const id = /^(\d{1,9})-[\w-]{32}$/.exec(token)?.[1];
      return id === undefined ? undefined : Number(id);
    },
    isOf: (token, subscription) => {
      const [given, right] = [Buffer.from(token), Buffer.from(of(subscription))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
