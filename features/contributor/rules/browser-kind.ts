/** The browsers and systems that distinguish a seat's sessions. */
export const browsers = ["edge", "opera", "samsung", "firefox", "chrome", "safari"] as const;
export const systems = ["android", "ios", "windows", "macos", "linux"] as const;

/** The kind of browser: enough for people to recognise their own, too little to identify a machine. Null: not in the lists. */
export type BrowserKind = {
  readonly browser: (typeof browsers)[number] | null;
  readonly system: (typeof systems)[number] | null;
};

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

export const unknownBrowser: BrowserKind = { browser: null, system: null };

// The order matters: Edge and Opera name Chrome as well, Chrome names Safari, Android names Linux, an iPhone names Mac OS.
const signs: { readonly [P in keyof BrowserKind]: readonly (readonly [NonNullable<BrowserKind[P]>, RegExp])[] } = {
  browser: [
    ["edge", /\bEdg(?:e|A|iOS)?\//],
    ["opera", /\bOPR\//],
    ["samsung", /\bSamsungBrowser\//],
    ["firefox", /\b(?:Firefox|FxiOS)\//],
    ["chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
    ["safari", /\bSafari\//],
  ],
  system: [
    ["android", /\bAndroid\b/],
    ["ios", /\b(?:iPhone|iPad|iPod)\b/],
    ["windows", /\bWindows\b/],
    ["macos", /\bMac OS X\b/],
    ["linux", /\bLinux\b/],
  ],
};

/** @param userAgent the header of that name, which the caller may have written themselves */
export const browserKind = (userAgent: string): BrowserKind => ({
  browser: signs.browser.find(([, sign]) => sign.test(userAgent))?.[0] ?? null,
  system: signs.system.find(([, sign]) => sign.test(userAgent))?.[0] ?? null,
});
