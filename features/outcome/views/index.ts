export { CertaintyMark } from "./certainty-mark.tsx";
export { OutcomeSummary } from "./outcome-summary.tsx";
export { OutcomeTableView } from "./outcome-table-view.tsx";
