export { type BrowserStore, eraseBrowserStore, keepsTexts, type LeftValue, openBrowserStore } from "./browser-store.ts";
