export { richTextValue } from "./rich-text-value.tsx";
export { TextEditorField } from "./text-editor-field.tsx";
