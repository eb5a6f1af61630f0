export { type BrowserStore, eraseBrowserStore, type LeftValue, openBrowserStore } from "./browser-store.ts";
