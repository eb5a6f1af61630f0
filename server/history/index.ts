export { append as appendHistory } from "./store.ts";
