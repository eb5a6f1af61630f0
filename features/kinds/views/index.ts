export { ImageOfPage, ImagesView } from "../../image/views/images-view.tsx";
export {
  LiteratureSearchView,
  LiteratureSummary,
  type ShownSearch,
  ShownSearchView,
} from "../../literature/views/literature-search-view.tsx";
export { BlockView, lateKinds, loadViews, SectionView } from "./block-view.tsx";
