/** A field of a BibTeX entry as it is written, with its braces or quotes. */
export type BibtexField = { readonly name: string; readonly value: string };
export type BibtexEntry = {
  readonly type: string;
  readonly key: string;
  readonly fields: readonly BibtexField[];
  /** What follows the entry in its text. */
  readonly rest: string;
};

/** Where a value in braces or quotes ends, from its opening sign on; -1 when it is not closed. A sign after `\` is text. */
const closedAt = (text: string, from: number): number => {
  const isQuoted = text[from] === '"';
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "\\") at += 1;
    else if (sign === "{") depth += 1;
    else if (sign === "}") {
      depth -= 1;
      if (depth < 0) return -1;
      if (depth === 0 && !isQuoted) return at;
    } else if (sign === '"' && isQuoted && at > from && depth === 0) return at;
  }
  return -1;
};

/** Where a value ends: pieces in braces, quotes or bare, joined by `#`. -1 when one is not closed. */
const valueEnd = (text: string, from: number): number => {
  let at = from;
  for (;;) {
    at += /^\s*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0;
    if (text[at] === "{" || text[at] === '"') {
      const end = closedAt(text, at);
      if (end < 0) return -1;
      at = end + 1;
    } else at += /^[^\s,#{}"]*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0;
    const joint = /^\s*#/.exec(text.slice(at, at + 1000));
    if (!joint) return at;
    at += joint[0].length;
  }
};

const NAME = /\s*,?\s*([A-Za-z][\w:.+-]*)\s*=\s*/y;
/** A line that begins a field: where a value that nobody needs is not closed, the next field is found by it. */
const NEXT_FIELD = /^[ \t]*,?[ \t]*[A-Za-z][\w-]*[ \t]*=[ \t]*[{"\d]/gm;

const isNeeded = (name: string, needed: readonly string[]): boolean => needed.includes(name.toLowerCase());

/**
 * The fields of one entry that are needed. A field that is not needed may hold anything: of one that is not closed the text up to the
 * next line that begins a field is passed over. Null when the entry has another form, or a needed field is not closed.
 */
export function neededFields(entry: string, needed: readonly string[]): BibtexEntry | null {
  const head = /^\s*@\s*([a-z]+)\s*[{(]\s*([^,={}"]*?)\s*(?=[,})])/i.exec(entry);
  if (!head) return null;
  const fields: BibtexField[] = [];
  let at = head[0].length;
  for (;;) {
    NAME.lastIndex = at;
    const found = NAME.exec(entry);
    if (!found) break;
    const name = found[1] ?? "";
    const start = NAME.lastIndex;
    const end = valueEnd(entry, start);
    if (end >= 0 && isNeeded(name, needed)) fields.push({ name: name.toLowerCase(), value: entry.slice(start, end) });
    if (end >= 0 && (isNeeded(name, needed) || /^\s*[,})]/.test(entry.slice(end, end + 1000)))) at = end;
    else if (isNeeded(name, needed)) return null;
    else {
      NEXT_FIELD.lastIndex = start;
      const next = NEXT_FIELD.exec(entry);
      if (!next) break;
      at = next.index;
    }
  }
  NAME.lastIndex = at;
  const isPassedOver = NAME.test(entry);
  const end = /^\s*,?\s*[})]/.exec(entry.slice(at));
  if (!end && !(isPassedOver && /[})]\s*$/.test(entry))) return null;
  return { type: head[1] ?? "", key: head[2] ?? "", fields, rest: end ? entry.slice(at + end[0].length).trim() : "" };
}

/** The text of a value without its outer braces or quotes. */
export const bareValue = (value: string): string =>
  value
    .trim()
    .replace(/^["{]+|["}]+$/g, "")
    .trim();

export const entryText = ({ type, key }: BibtexEntry, fields: readonly BibtexField[]): string =>
  `@${type}{${/^[^\s{}"#%~\\,]+$/.test(key) ? key : "key"},\n${fields.map(({ name, value }) => `${name} = ${value}`).join(",\n")}\n}`;

/** The characters with a meaning in TeX as plain text, where the value cannot be read otherwise. */
export const escapedValue = (value: string): string => {
  const [open, close] = value.trim().startsWith('"') ? ['"', '"'] : ["{", "}"];
  const text = value.trim().replace(/^["{]|["}]$/g, "");
  return `${open}${text.replace(/(?<!\\)[$#%&_^~]/g, (sign) => (sign === "^" ? "\\textasciicircum{}" : sign === "~" ? "\\textasciitilde{}" : `\\${sign}`))}${close}`;
};

/** The text of a value without any TeX, which every parser reads: what is left where nothing else helps. */
export const plainValue = (value: string): string =>
  `{${bareValue(value)
    .replace(/\\[a-zA-Z]+\s?/g, "")
    .replace(/[\\{}$#%&_^~"]/g, " ")
    .replace(/\s+/g, " ")}}`;
