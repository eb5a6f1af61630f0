export { OutcomeSummary } from "./outcome-summary.tsx";
export { OutcomeTableView } from "./outcome-table-view.tsx";
