export {
  ChoiceView,
  DownloadLinks,
  HeadingView,
  PdfUploadView,
  RichTextView,
  SearchUnavailable,
  TableView,
  TextView,
  TitledBlock,
  type ViewProps,
} from "./field-views.tsx";
