import { z } from "zod";
import { publicAddress } from "../../../../platform/pure/link/index.ts";
import { isGoodAddress, mediaNumber, referenceTo, shownAddress } from "./address.ts";
import { type Kind, recordOf, stringOf, textUpTo, unchanged } from "./kind.ts";

const Address = textUpTo(2_000).overwrite(publicAddress);
const badAddress = (address: string) =>
  isGoodAddress(address) ? [] : [{ path: [], kind: "BadAddress", stops: true } as const];

export const urlKind: Kind<"url"> = {
  schema: () => Address,
  empty: () => "",
  isEmpty: (value) => stringOf(value) === "",
  findings: (_, value) => badAddress(stringOf(value)),
  toWire: (_, value, wire) => shownAddress(stringOf(value), wire),
  text: () => "",
  refs: (_, value) => referenceTo(stringOf(value)),
  mapHtml: unchanged,
};

export const linkKind: Kind<"link"> = {
  schema: () => z.object({ href: Address, text: textUpTo(1_000) }),
  empty: () => ({ href: "", text: "" }),
  isEmpty: (value) => stringOf(recordOf(value).href) === "",
  findings: (_, value) => badAddress(stringOf(recordOf(value).href)),
  toWire: (_, value, wire) => ({
    href: shownAddress(stringOf(recordOf(value).href), wire),
    text: stringOf(recordOf(value).text),
  }),
  text: (_, value) => stringOf(recordOf(value).text),
  refs: (_, value) => referenceTo(stringOf(recordOf(value).href)),
  mapHtml: unchanged,
};

export const contentKind: Kind<"content"> = {
  schema: () => Address.nullable(),
  empty: () => null,
  isEmpty: (value) => stringOf(value) === "",
  findings: (_, value) => badAddress(stringOf(value)),
  toWire: (_, value, wire) => (stringOf(value) === "" ? null : shownAddress(stringOf(value), wire)),
  text: () => "",
  refs: (_, value) => referenceTo(stringOf(value)),
  mapHtml: unchanged,
};

/**
 * A picture or a file. A picture of the library brings its alternative text, which another may take the place of here. Of any other picture it is
 * asked for; a space alone says that it is decoration.
 */
export const mediaKind: Kind<"media"> = {
  schema: () => z.object({ src: Address, alt: textUpTo(1_000) }).nullable(),
  empty: () => null,
  isEmpty: (value) => stringOf(recordOf(value).src) === "",
  findings: ({ accept }, value) => {
    const { src, alt } = recordOf(value);
    const address = stringOf(src);
    if (address === "") return [];
    const isNamed = accept === "file" || mediaNumber(address) !== null || stringOf(alt) !== "";
    return [
      ...badAddress(address),
      ...(isNamed ? [] : [{ path: [], kind: "NoAlternativeText", stops: true } as const]),
    ];
  },
  toWire: ({ accept }, value, wire) => {
    const { src, alt } = recordOf(value);
    const number = mediaNumber(stringOf(src));
    const own = stringOf(alt);
    if (number !== null) {
      const shown = wire.media(number);
      if (!shown || (accept === "image" && shown.kind !== "image")) return null;
      return own === "" ? shown : { ...shown, alt: own.trim() };
    }
    const shown = shownAddress(stringOf(src), wire);
    return shown === "" ? null : { src: shown, alt: own.trim() };
  },
  text: (_, value) => stringOf(recordOf(value).alt).trim(),
  refs: (_, value) => referenceTo(stringOf(recordOf(value).src)),
  mapHtml: unchanged,
};
