/**
 * Whether what came as JSON is nested no deeper than so many levels. What is read and written by recursion must end, and a call overflows
 * the stack some thousand levels down.
 */
export function isNestedAtMost(levels: number, value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth < levels && level.length > 0; depth++)
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
  return level.length === 0;
}
