export { beforeStart } from "./before-start.ts";
