export { acceptCells, type ReadCell, readOr } from "./accept-cells.ts";
export * from "./merge-cells.ts";
export { afterMove, type Direction, orderAfter } from "./order.ts";
export * from "./row-kinds.ts";
export { wireOf } from "./wire.ts";
