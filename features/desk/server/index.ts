export { waitingForEditors } from "./store.ts";
