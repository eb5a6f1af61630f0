export { TableField } from "./table-field.tsx";
export { tableValue } from "./table-value.tsx";
