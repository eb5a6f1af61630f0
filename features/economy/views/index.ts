export { EconomyEvaluationView } from "./economy-evaluation-view.tsx";
export {
  StartupTable,
  UncertaintyTable,
} from "./economy-tables.tsx";
export { FigureTable } from "./figure-table.tsx";
