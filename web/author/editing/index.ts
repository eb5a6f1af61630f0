export { type Editing, EditingContext, type Place, useEditing } from "./editing-context.tsx";
export { PlaceLink } from "./place-link.tsx";
