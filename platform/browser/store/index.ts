export {
  type BrowserStore,
  eraseBrowserStore,
  type LeftValue,
  openBrowserStore,
  seatsWithTexts,
} from "./browser-store.ts";
