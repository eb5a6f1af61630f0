/** Comments that a colleague must read twice. The patterns are few, and each has a plain way to say the same. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:Who|Whom|Whose|What|Whatever|Whoever)\b(?! if)/, "begins with a relative clause: name the thing first"],
  [/\b(?:is|are|was|were) no (?!longer|more|other|such)[a-z]+/, "says «is no …»: write «is not a …»"],
  [/\b(?:anew|upon|thereof|deeds?|mended|heard)\b|\bof which\b/, "has a word that nobody uses"],
  [/\b(?:is|are|was|were|be|been|gets|not) told\b/, "tells somebody something: write «receives» or «is notified»"],
  [/\bso many\b/, "says «so many»: write the number or its name"],
];

const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?<![:"'`\w/])\/\/(?!\/)(.*)/g;

/** Sentences of the comments in a source text that are hard to read, each with its line and the reason. */
export function unclearComments(source: string): readonly { readonly line: number; readonly reason: string }[] {
  return [...source.matchAll(COMMENT)].flatMap((found) => {
    const line = source.slice(0, found.index).split("\n").length;
    const text = (found[1] ?? found[2] ?? "").replace(/\n\s*\* ?/g, " ").trim();
    const sentences = text.split(/(?<=[.:;])\s+|@\w+ \w* ?/);
    return sentences.flatMap((sentence) =>
      PATTERNS.flatMap(([pattern, reason]) => (pattern.test(sentence) ? [{ line, reason }] : [])),
    );
  });
}
