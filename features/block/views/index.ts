export {
  ChoiceView,
  DownloadLinks,
  HeadingView,
  PdfUploadView,
  RichTextView,
  SearchUnavailable,
  TableView,
  TextView,
  Titled,
  type ViewProps,
} from "./field-views.tsx";
