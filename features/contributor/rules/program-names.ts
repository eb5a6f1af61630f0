import type { BrowserKind } from "./browser-kind.ts";

/** Names of products, the same in every language. */
export const browserNames: Readonly<Record<NonNullable<BrowserKind["browser"]>, string>> = {
  edge: "Edge",
  opera: "Opera",
  samsung: "Samsung Internett",
  firefox: "Firefox",
  chrome: "Chrome",
  safari: "Safari",
};
export const systemNames: Readonly<Record<NonNullable<BrowserKind["system"]>, string>> = {
  android: "Android",
  ios: "iPhone eller iPad",
  windows: "Windows",
  macos: "Mac",
  linux: "Linux",
};
