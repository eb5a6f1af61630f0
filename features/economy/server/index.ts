export { acceptNumbers } from "./accept-numbers.ts";
