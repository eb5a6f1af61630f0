export { EditingScreen } from "./page/index.ts";
