declare const sanitized: unique symbol;

/** HTML that the server's sanitizer has written. Only such HTML may be shown as HTML. */
export type SanitizedHtml = string & { readonly [sanitized]: true };

/**
 * Marks HTML as sanitized. For two callers only: the sanitizer itself, and the reader of an answer from our own server,
 * whose rich text was sanitized when it was stored.
 */
export const markSanitized = (html: string): SanitizedHtml => html as SanitizedHtml;
