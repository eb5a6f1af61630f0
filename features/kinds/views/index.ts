export { EvidenceTableView, StudiesTable } from "../../evidence/views/evidence-table-view.tsx";
export { ImagesView, ShownImage } from "../../image/views/images-view.tsx";
export {
  LiteratureSearchView,
  LiteratureSummary,
  SearchView,
  type ShownSearch,
} from "../../literature/views/literature-search-view.tsx";
export { BlockView, loadViews, SectionView } from "./block-view.tsx";
