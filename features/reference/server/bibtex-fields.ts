/** A field of a BibTeX entry as it is written, with its braces or quotes. */
export type BibtexField = { readonly name: string; readonly value: string };
export type BibtexEntry = {
  readonly type: string;
  readonly key: string;
  readonly fields: readonly BibtexField[];
  /** The text after the entry. */
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

/** Steps over white space. */
const afterSpace = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at;
};

const BARE = /[^\s,#{}"]*/y;

/** Where a value ends: pieces in braces, quotes or bare, joined by `#`. -1 when one is not closed. */
const valueEnd = (text: string, from: number): number => {
  let at = from;
  for (;;) {
    at = afterSpace(text, at);
    if (text[at] === "{" || text[at] === '"') {
      const end = closedAt(text, at);
      if (end < 0) return -1;
      at = end + 1;
    } else {
      BARE.lastIndex = at;
      at += BARE.exec(text)?.[0].length ?? 0;
    }
    const joint = afterSpace(text, at);
    if (text[joint] !== "#") return at;
    at = joint + 1;
  }
};

/** Steps over white space with a comma in it: where the next field may begin. */
const nextField = (text: string, from: number): number => {
  const at = afterSpace(text, from);
  return text[at] === "," ? afterSpace(text, at + 1) : at;
};

const NAME = /([A-Za-z][\w:.+-]{0,60})\s{0,100}=/y;
/** A line that begins a field: where a value that nobody needs is not closed, the next field is found by it. */
const NEXT_FIELD = /^[ \t]{0,40},?[ \t]{0,40}[A-Za-z][\w-]{0,60}[ \t]{0,40}=[ \t]{0,40}[{"\d]/gm;
const HEAD = /^\s*@\s{0,100}([a-z]+)\s{0,100}[{(]\s{0,100}([^,={}"\n]{0,300}?)\s{0,100}(?=[,})])/i;

/** A needed field inside the value of another one: a brace before it is not closed. */
const SWALLOWED = /^[ \t]{0,40}(?:author|title|journal|year|doi)[ \t]{0,40}=[ \t]{0,40}[{"]/im;

const isEnd = (sign: string | undefined): boolean => sign === "}" || sign === ")";

/** Which fields are read: `needed` must be whole, `useful` are left out where they are not. The others are not looked at. */
export type WantedFields = { readonly needed: readonly string[]; readonly useful: readonly string[] };

/**
 * The wanted fields of one entry. A field that is not needed may hold anything: of one that is not closed the text up to the next line
 * that begins a field is passed over. Null when the entry has another form, or a needed field is not closed.
 */
export function wantedFields(entry: string, { needed, useful }: WantedFields): BibtexEntry | null {
  const head = HEAD.exec(entry);
  if (!head) return null;
  const [whole, type = "", key = ""] = head;
  const fields: BibtexField[] = [];
  let at = nextField(entry, whole.length);
  let isPassedOver = false;
  for (;;) {
    NAME.lastIndex = at;
    const name = NAME.exec(entry)?.[1]?.toLowerCase();
    if (name === undefined) break;
    const start = NAME.lastIndex;
    const end = valueEnd(entry, start);
    const after = entry[afterSpace(entry, Math.max(end, 0))];
    const value = entry.slice(start, Math.max(end, start));
    const isWhole = end >= 0 && (after === "," || isEnd(after)) && !SWALLOWED.test(value);
    if (needed.includes(name) && end < 0) return null;
    if (isWhole || needed.includes(name)) {
      if (needed.includes(name) || useful.includes(name)) fields.push({ name, value });
      at = nextField(entry, end);
    } else {
      NEXT_FIELD.lastIndex = start;
      const next = NEXT_FIELD.exec(entry);
      isPassedOver = next === null;
      if (next === null) break;
      at = nextField(entry, next.index);
    }
  }
  if (isEnd(entry[at])) return { type, key, fields, rest: entry.slice(at + 1).trim() };
  return isPassedOver && isEnd(entry.trimEnd().at(-1)) ? { type, key, fields, rest: "" } : null;
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
