export { acceptResult } from "./accept-result.ts";
export { acceptStudy } from "./accept-study.ts";
