export { BlockView, blockViews, isShownAsRead } from "./block-view.tsx";
export type { BlockViewProps } from "./block-view-props.ts";
export { chosenTexts } from "./choice-view.tsx";
export {
  LiteratureSummary,
  norwegianDay,
  type SearchSection,
  SearchView,
  searchesIn,
} from "./literature-search/index.ts";
export { SectionView } from "./section-view.tsx";
