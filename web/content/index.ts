export { type LoadedView, loadView } from "./views.ts";
