export { EvidenceTableField } from "./evidence-table-field.tsx";
