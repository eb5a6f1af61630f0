import fc from "fast-check";
import { expect, test } from "vitest";
import { browserKind, browsers, systems } from "./browser-kind.ts";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
    "edge",
    "windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    "chrome",
    "windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "firefox", "linux"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    "safari",
    "macos",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1",
    "chrome",
    "ios",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "samsung",
    "android",
  ],
  ["curl/8.5.0", null, null],
  ["", null, null],
])("%s", (userAgent, browser, system) => {
  expect(browserKind(userAgent)).toEqual({ browser, system });
});

test("whatever is written in the header, only a kind of the lists comes out", () => {
  fc.assert(
    fc.property(fc.string(), (userAgent) => {
      const { browser, system } = browserKind(userAgent);
      expect([...browsers, null]).toContain(browser);
      expect([...systems, null]).toContain(system);
    }),
  );
});
