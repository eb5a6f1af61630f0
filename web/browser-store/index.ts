export { type BrowserStore, eraseBrowserStore, openBrowserStore } from "./browser-store.ts";
