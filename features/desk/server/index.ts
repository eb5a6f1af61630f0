export { lateAssessments, waitingForEditors } from "./store.ts";
