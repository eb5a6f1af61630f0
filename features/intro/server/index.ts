export { adoptingNotice, beforeStart } from "./before-start.ts";
export { triageHeading, triageView } from "./triage.ts";
