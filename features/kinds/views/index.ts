export { ImageOfPage, ImagesView } from "../../image/views/images-view.tsx";
export { BlockView, lateKinds, loadViews, SectionView } from "./block-view.tsx";
