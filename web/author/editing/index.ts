export { type Editing, EditingContext, type Place, useEditing } from "./editing-context.tsx";
