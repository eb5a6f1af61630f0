export { choiceValue } from "./choice-value.tsx";
export { SelectField } from "./select-field.tsx";
