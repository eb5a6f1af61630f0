export { EconomyEvaluationView } from "./economy-evaluation-view.tsx";
export {
  BudgetTable,
  OperationalTables,
  StartupTable,
  UncertaintyTable,
} from "./economy-tables.tsx";
export { FigureTable } from "./figure-table.tsx";
