export {
  type BrowserStore,
  eraseBrowserStore,
  type LeftValue,
  type Owner,
  openBrowserStore,
  seatsWithTexts,
} from "./browser-store.ts";
