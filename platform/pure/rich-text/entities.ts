const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp));/g;

/** Decodes character references once: the numeric ones and those HTML cannot be written without. Others stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(REFERENCE, (reference, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? reference;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });

/** Text as a browser writes it between tags. */
export const encodeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("\u00a0", "&nbsp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Text as it is written inside a double-quoted attribute. */
export const encodeAttribute = (text: string): string => encodeText(text).replaceAll('"', "&quot;");
