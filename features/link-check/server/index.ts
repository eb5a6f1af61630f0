export { brokenLinksOf, draftLinkFindings } from "./broken-links.ts";
