import { linkAddress } from "../../../core/rich-text/index.ts";

const EMAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#].*)?$/u;

/** The address that a person means: 'fhi.no' is a web page and 'navn@fhi.no' an e-mail. Null when it may not be a link. */
export const addressMeant = (typed: string): string | null => {
  const text = typed.trim();
  if (EMAIL.test(text)) return linkAddress(`mailto:${text}`);
  return linkAddress(WITHOUT_SCHEME.test(text) ? `https://${text}` : text);
};
