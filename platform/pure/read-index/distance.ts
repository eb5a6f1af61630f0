/**
 * How many letters must be changed, added, removed or swapped with their neighbour to make one word of the other, when it is at most
 * `most`; otherwise `most + 1`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        best = Math.min(best, (before[column - 2] ?? 0) + 1);
      line.push(best);
      least = Math.min(least, best);
    }
    if (least > most) return most + 1;
    before = above;
    above = line;
  }
  return Math.min(above[b.length] ?? 0, most + 1);
}
