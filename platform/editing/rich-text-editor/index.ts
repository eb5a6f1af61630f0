export {
  type Colleague,
  type PagesAndFiles,
  preloadRichTextEditor,
  RichTextEditor,
  type RichTextEditorProps,
} from "./rich-text-editor.tsx";
