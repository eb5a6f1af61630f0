export { PlainText, plainText } from "./plain-text.tsx";
export { TextField } from "./text-field.tsx";
