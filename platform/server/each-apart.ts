/**
 * Runs the work for each item, one after another, also when it has failed for some.
 * @param failed the message of the error
 * @throws an `AggregateError` of all that failed, after the last item
 */
export async function eachApart<T>(
  items: Iterable<T>,
  failed: string,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) await work(item).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, failed);
}
