import {
  type Block,
  decodeStrategy,
  encodeStrategy,
  type Inline,
  parseRichText,
  serializeRichText,
} from "../../../platform/pure/rich-text/index.ts";
import { REDACTED } from "./words.ts";

export type Span = { readonly from: number; readonly to: number };

/** Returns the spans to cut out of a text. The text is one line or one paragraph. A function that only searches returns no spans. */
export type SpansIn = (text: string) => readonly Span[];

/**
 * Cuts a text that is a whole value. A value without letters is a number
 * or a date. A sign in it would make it unreadable, so it becomes empty.
 */
function cutPlain(text: string, spansIn: SpansIn): string {
  const spans = spansIn(text);
  return spans.length > 0 && !/\p{L}/u.test(text) ? "" : without(text, spans);
}

/** A part of a text always has a sign: without one, what stood before and after it could become the words. */
const cutPart: typeof cutPlain = (text, spansIn) => without(text, spansIn(text));

function without(text: string, spans: readonly Span[]): string {
  let kept = "";
  let at = 0;
  for (const { from, to } of spans) {
    kept += text.slice(at, from) + REDACTED;
    at = to;
  }
  return kept + text.slice(at);
}

const decodedAddress = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** The address of an uploaded file: only the name is a person's. */
const fileAddress = /^(\/filer\/[\da-f-]{36}\/)([^/]*)$/;

function cutAddress(address: string, spansIn: SpansIn, cutName = cutPlain): string {
  const [, path = "", name = address] = fileAddress.exec(address) ?? [];
  const decoded = decodedAddress(name);
  const cut = cutName(decoded, spansIn);
  if (cut === decoded) return address;
  return path + (decoded === name ? cut : encodeURI(cut));
}

/** Addresses that stand in a text have their words written with percent signs. */
const cutAddressesIn = (text: string, spansIn: SpansIn): string =>
  text.includes("%")
    ? text
        .split(/(\s+)/u)
        .map((part) => (decodedAddress(part) === part ? part : cutAddress(part, spansIn, cutPart)))
        .join("")
    : text;

const cutLine = (text: string, spansIn: SpansIn): string =>
  /\s/u.test(text) ? cutAddressesIn(cutPlain(text, spansIn), spansIn) : cutAddress(text, spansIn);

const textOf = (inline: Inline): string => (inline.kind === "break" ? "\n" : inline.text);

/** Words may run over several marks: the sign stands where they begin, and each part loses its letters. */
function cutInline(content: readonly Inline[], spansIn: SpansIn): Inline[] {
  const spans = spansIn(content.map(textOf).join(""));
  let start = 0;
  let next = 0;
  return content.flatMap((inline): Inline[] => {
    const [from, to] = [start, start + textOf(inline).length];
    start = to;
    const marks = inline.marks.map((mark) =>
      mark.tag === "a" ? { ...mark, href: cutAddress(mark.href, spansIn) } : mark,
    );
    if (inline.kind === "break") return [{ ...inline, marks }];
    let text = "";
    let at = from;
    for (; next < spans.length; next++) {
      const span = spans[next];
      if (!span || span.from >= to) break;
      text += inline.text.slice(at - from, Math.max(span.from, from) - from);
      if (span.from >= from) text += REDACTED;
      at = Math.min(span.to, to);
      // It goes on in the next part.
      if (span.to > to) break;
    }
    text = cutAddressesIn(text + inline.text.slice(at - from), spansIn);
    return text === "" ? [] : [{ ...inline, text, marks }];
  });
}

const cutBlock = (block: Block, spansIn: SpansIn): Block => {
  switch (block.kind) {
    case "paragraph":
      return { ...block, content: cutInline(block.content, spansIn) };
    case "code":
      return { ...block, text: cutLine(block.text, spansIn) };
    case "list":
      return { ...block, items: block.items.map((item) => item.map((each) => cutBlock(each, spansIn))) };
  }
};

/** Rich text as it is stored begins with one of these. */
const isRichText = (text: string): boolean => /^<(?:p|pre|ul|ol)\b/.test(text);

function cutRich(html: string, spansIn: SpansIn): string {
  const before = parseRichText(html);
  const after = serializeRichText(before.map((block) => cutBlock(block, spansIn)));
  return after === serializeRichText(before) ? html : after;
}

const cutEither = (text: string, spansIn: SpansIn): string =>
  isRichText(text) ? cutRich(text, spansIn) : cutLine(text, spansIn);

/** When something was done, as the product writes it. */
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/** A text in any form that is stored: plain, an address, HTML, or HTML written as text. */
function cutText(text: string, spansIn: SpansIn): string {
  if (INSTANT.test(text)) return text;
  const decoded = isRichText(text) ? text : decodeStrategy(text);
  if (decoded === text) return cutEither(text, spansIn);
  const cut = cutEither(decoded, spansIn);
  return cut === decoded ? text : encodeStrategy(cut);
}

/** Properties that identify or classify a value, not text that a person wrote. No column of a row has such a name. */
const NAMES = new Set([
  "kind",
  "type",
  "blockType",
  "customType",
  "version",
  "key",
  "guid",
  "guidValue",
  "contentGuid",
  "sha256",
]);

/**
 * Cuts every text in a stored value, at any depth. Properties that identify a thing (kind, key, guid) are kept.
 * @returns the same object when nothing is cut
 */
export function cutValue<T>(value: T, spansIn: SpansIn): T;
export function cutValue(value: unknown, spansIn: SpansIn): unknown {
  if (typeof value === "string") return cutText(value, spansIn);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((each) => cutValue(each, spansIn));
    return items.some((each, at) => each !== value[at]) ? items : value;
  }
  const entries = Object.entries(value);
  const cut = entries.map(([key, each]) => [key, NAMES.has(key) ? each : cutValue(each, spansIn)] as const);
  return cut.some(([, each], at) => each !== entries[at]?.[1]) ? Object.fromEntries(cut) : value;
}
