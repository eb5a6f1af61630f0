// A machine translates a sentence by itself, leaves a first word with a capital letter alone, and translates names as if they were words. So
// each sentence goes on a line of its own, in small letters and with a full stop, and what must stay as it is stands behind a mark.

/** The longest text that a proposal is made of, in characters. */
export const MOST_PROPOSED = 2_000;

export type Prepared = {
  /** One line for each sentence, without line breaks in it. */
  readonly lines: readonly string[];
  /** The text with these sentences; null when the machine lost a sentence or a mark. */
  readonly restore: (translated: readonly string[]) => string | null;
};

/** Addresses, DOIs, file names, words with a digit or in capitals, and placeholders. */
const FIXED =
  /https?:\/\/\S+|[^\s@]+@[^\s@.]+\.[^\s@]+|10\.\d{4,}\/\S+|\{[^}]*\}|\.[a-z]{2,4}(?![\p{L}])|[\p{L}\d]*(?:\d[\p{L}]|[\p{L}]\d)[\p{L}\d]*|(?<![\p{L}])\p{Lu}{2,}[\p{L}\d-]*/gu;
/** A word with a capital letter that does not begin the sentence is a name. */
const NAME = /(?<=[\p{L}\d,;:)»”"-]\s+[«("]*)\p{Lu}[\p{L}-]+/gu;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");

const MARK = /⟦(\d+)⟧/gu;

/** Each sentence with the white space behind it. */
const SENTENCE = /[^.!?\n]*(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]*\s*/gu;

type Masked = { readonly text: string; readonly kept: readonly string[] };

function masked(sentence: string, names: readonly string[]): Masked {
  const kept: string[] = [];
  const keep = (found: string) => `⟦${kept.push(found) - 1}⟧`;
  const known = names.filter((name) => name.length > 2).toSorted((a, b) => b.length - a.length);
  const ofNames =
    known.length === 0 ? null : new RegExp(`(?<![\\p{L}])(?:${known.map(escaped).join("|")})(?![\\p{L}])`, "gu");
  const withoutNames = ofNames ? sentence.replace(ofNames, keep) : sentence;
  return { text: withoutNames.replace(FIXED, keep).replace(NAME, keep), kept };
}

/** Null when a mark is lost, or stands there twice. */
function unmasked(text: string, kept: readonly string[]): string | null {
  const marks = [...text.matchAll(MARK)].map(([, at]) => Number(at));
  const isWhole = marks.length === kept.length && kept.every((_, at) => marks.includes(at));
  return isWhole ? text.replace(MARK, (_, at: string) => kept[Number(at)] ?? "") : null;
}

type Sentence = Masked & { readonly isCapital: boolean; readonly isOpen: boolean; readonly after: string };

function sentenceOf(text: string, names: readonly string[]): Sentence {
  const words = text.trimEnd();
  const { text: all, kept } = masked(words, names);
  const first = all.charAt(0);
  const isCapital = first !== first.toLowerCase();
  const small = isCapital ? first.toLowerCase() + all.slice(1) : all;
  const isOpen = !/[.!?:]$/u.test(small);
  return { text: isOpen ? `${small}.` : small, kept, isCapital, isOpen, after: text.slice(words.length) };
}

function restored({ kept, isCapital, isOpen, after }: Sentence, line: string): string | null {
  const words = line.trim();
  const closed = isOpen ? words.replace(/\.$/u, "") : words;
  const whole = unmasked(isCapital ? closed.charAt(0).toUpperCase() + closed.slice(1) : closed, kept);
  return whole === null || closed === "" ? null : whole + after;
}

/**
 * A bokmål text as a machine translates it best, and the way back.
 * @param names those of bodies and places, which stay as they are
 */
export function prepareForTranslation(text: string, names: readonly string[]): Prepared {
  // A mark that somebody has written would be taken for one of ours.
  const clean = text.replace(/[⟦⟧]/gu, "");
  const sentences = (clean.match(SENTENCE) ?? [])
    .filter((each) => each.trim() !== "")
    .map((each) => sentenceOf(each, names));
  return {
    lines: sentences.map(({ text: line }) => line),
    restore: (translated) => {
      if (translated.length !== sentences.length) return null;
      const all = sentences.map((sentence, at) => restored(sentence, translated[at] ?? ""));
      return all.every((each) => each !== null) ? all.join("").trimEnd() : null;
    },
  };
}
