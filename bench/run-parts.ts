import { tableOf } from "./report.ts";
import type { Bench, Finding } from "./result.ts";

export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Words choose parts by their names, or the parts of a group by the name before the slash; without words all are chosen. */
const isChosen = (name: string, words: readonly string[]): boolean =>
  words.length === 0 || words.some((word) => name === word || name.startsWith(`${word}/`));

/** Runs the chosen parts one after another. A part that throws is a finding that does not hold, and the others run. */
export async function runParts(
  parts: Readonly<Record<string, Bench>>,
  words: readonly string[],
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (!isChosen(name, words)) continue;
    say(`… ${name}`);
    const failed = (fault: unknown): readonly Finding[] => [
      { what: name, measured: "broke off", limit: "ends", holds: false, absolutes: String(fault) },
    ];
    findings.push(...(await part().catch(failed)));
  }
  return findings;
}

/** Shows the findings as a table. The process ends with 1 when one of them does not hold. */
export function conclude(findings: readonly Finding[]): void {
  say(`\n${tableOf(findings)}`);
  process.exitCode = findings.every(({ holds }) => holds) ? 0 : 1;
}
