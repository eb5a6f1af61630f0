export { HeadingField } from "./heading-field.tsx";
