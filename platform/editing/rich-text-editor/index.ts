export {
  type Colleague,
  preloadRichTextEditor,
  RichTextEditor,
  type RichTextEditorProps,
  type TextLibrary,
} from "./rich-text-editor.tsx";
