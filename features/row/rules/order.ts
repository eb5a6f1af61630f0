/** Which way a row moves by its buttons. */
export type Direction = "up" | "down";

/** The row's number that a row comes to stand after when it moves one place, null for the top; undefined when it cannot. */
export const afterMove = (order: readonly number[], row: number, direction: Direction): number | null | undefined => {
  const at = order.indexOf(row);
  if (direction === "up") return at <= 0 ? undefined : (order[at - 2] ?? null);
  return order[at + 1];
};

/** The order in which the row stands after another one, or first. */
export const orderAfter = (order: readonly number[], row: number, after: number | null): readonly number[] => {
  const others = order.filter((each) => each !== row);
  const at = after === null ? 0 : others.indexOf(after) + 1;
  return others.toSpliced(at, 0, row);
};
