export { SectionField } from "./section-field.tsx";
