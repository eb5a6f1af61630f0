export { preloadRichTextEditor, RichTextEditor } from "./rich-text-editor.tsx";
