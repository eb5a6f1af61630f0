/**
 * Memoizes a function by object, for as long as the object lives. For values derived from a template, which never changes once read.
 */
export function keptFor<Source extends object, Result>(
  workOut: (source: Source) => Result,
): (source: Source) => Result {
  const kept = new WeakMap<Source, Result>();
  return (source) => {
    const before = kept.get(source);
    if (before !== undefined) return before;
    const result = workOut(source);
    kept.set(source, result);
    return result;
  };
}
