export { ImageOfPage, ImagesView } from "../../image/views/images-view.tsx";
export {
  LiteratureSearchView,
  LiteratureSummary,
  type ShownSearch,
  ShownSearchView,
} from "../../literature/views/literature-search-view.tsx";
export { BlockView, loadViews, SectionView } from "./block-view.tsx";
