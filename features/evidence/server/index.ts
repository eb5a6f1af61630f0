export { acceptStudy } from "./accept-study.ts";
