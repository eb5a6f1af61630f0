export { templateNewsOf } from "./news.ts";
