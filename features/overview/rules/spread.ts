/** The middle value, between two the mean of both as a whole number; null without any. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** The value that nine of ten do not exceed, by nearest rank; null without any. */
export function ninetieth(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.9) - 1] ?? null;
}

export const greatest = (numbers: readonly number[]): number | null =>
  numbers.reduce<number | null>((most, each) => (most === null || each > most ? each : most), null);
