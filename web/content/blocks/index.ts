export { BlockView, loadViews, SectionView } from "./block-view.tsx";
export { EvidenceTableView, StudiesTable } from "./evidence-table-view.tsx";
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
export { ImagesView, ShownImage } from "./images-view.tsx";
export { LiteratureSearchView, LiteratureSummary, SearchView, type ShownSearch } from "./literature-search-view.tsx";
