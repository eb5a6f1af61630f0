export { reviewsPassed, waitingForEditors } from "./store.ts";
