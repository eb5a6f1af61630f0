export { BREADCRUMB_CUT, BREADCRUMB_LIMIT, truncateBreadcrumb } from "./breadcrumb.ts";
