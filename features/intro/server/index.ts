export { adoptingNotice, beforeStart } from "./before-start.ts";
export { takeOver } from "./take-over.ts";
export { triageHeading, triageView } from "./triage.ts";
