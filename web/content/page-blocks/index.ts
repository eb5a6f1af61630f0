export { ArticleList } from "./article-list.tsx";
export { ContentArea } from "./content-area.tsx";
export { Faq } from "./faq.tsx";
export { PageLinkList } from "./page-link-list.tsx";
