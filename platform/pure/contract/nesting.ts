/**
 * Whether a JSON value is nested at most `levels` deep. Code that reads and writes such values is recursive, and the
 * stack overflows at some thousand levels.
 */
export function isNestedAtMost(levels: number, value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth < levels && level.length > 0; depth++)
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
  return level.length === 0;
}
