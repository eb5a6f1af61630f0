export { BREADCRUMB_CUT, truncateBreadcrumb } from "./breadcrumb.ts";
