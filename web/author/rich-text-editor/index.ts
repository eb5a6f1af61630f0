export { preloadRichTextEditor, RichTextEditor, type TextLibrary } from "./rich-text-editor.tsx";
