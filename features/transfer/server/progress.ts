import type { Report } from "./report.ts";

const EVERY_MS = 1_000;
const PLAIN_EVERY_MS = 10_000;

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`;

/**
 * How far an import has come: a line that is written over on a terminal, a plain line now and then elsewhere.
 * @param part how much of the file has been read, from 0 to 1
 */
export function openProgress(part: () => number, out: Pick<NodeJS.WriteStream, "isTTY" | "write"> = process.stderr) {
  const from = performance.now();
  let told = from;
  return {
    tell: (lines: number): void => {
      const now = performance.now();
      if (now - told < (out.isTTY ? EVERY_MS : PLAIN_EVERY_MS)) return;
      told = now;
      const seconds = (now - from) / 1000;
      const done = Math.min(1, part());
      const left = done > 0 ? minutes((seconds / done) * (1 - done)) : "?";
      const line = `${lines} lines, ${Math.round(lines / seconds)} a second, ${left} left`;
      out.write(out.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    },
    end: (): void => void (out.isTTY && out.write("\r\x1b[K")),
  };
}

/** Lines that are shown of each list; what is more is counted. */
const SHOWN = 1_000;

const listed = (title: string, all: readonly string[]): readonly string[] =>
  all.length === 0
    ? []
    : [
        title,
        ...all.slice(0, SHOWN).map((each) => `  ${each}`),
        ...(all.length > SHOWN ? [`  and ${all.length - SHOWN} more`] : []),
      ];

/** The summary of an import for a person: refused lines and reasons, notices to check, and the totals. */
export function summaryOf({ counts, refused, notices, madeTerms }: Report, isDry: boolean): readonly string[] {
  const sums = [...counts].map(
    ([record, outcomes]) => `  ${record}: ${[...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(", ")}`,
  );
  return [
    ...listed(
      "Refused:",
      refused.map(({ line, key, reason }) => `line ${line}: ${key === "" ? "" : `${key}: `}${reason}`),
    ),
    ...listed(
      "Look at:",
      notices.map(({ line, text }) => `line ${line}: ${text}`),
    ),
    ...listed("Terms that were named and did not exist:", madeTerms),
    isDry ? "Nothing was written. It would be:" : "Done:",
    ...sums,
    `  refused: ${refused.length}`,
  ];
}
