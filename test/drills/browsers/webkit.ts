import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { Builder, By, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../../platform/server/embedded-database.ts";
import { type ControlKey, copiedFrom, type DrivenBrowser, PATIENCE_MS, type Tab, waited } from "./tab.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const XVFB = "/usr/bin/Xvfb";
const MINI_BROWSER = ["4.1", "4.0"].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`);

/** WebKitGTK's small browser on a screen in memory, by WebDriver: the nearest to Safari that runs here. Null where it is not installed. */
export async function openWebKit(): Promise<DrivenBrowser | null> {
  const binary = MINI_BROWSER.find((file) => existsSync(file));
  if (!binary || ![DRIVER, XVFB].every((file) => existsSync(file))) return null;
  await using opened = new AsyncDisposableStack();
  const xvfb = spawn(XVFB, ["-displayfd", "1", "-screen", "0", "1500x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  opened.defer(() => void xvfb.kill());
  // Xvfb writes the number of the screen that it found free, when it is ready.
  const [number] = await once(xvfb.stdout, "data", { signal: AbortSignal.timeout(PATIENCE_MS) });
  const display = `:${String(number).trim()}`;
  const whole = opened.move();
  return {
    // A driver has one session, and a session is one person.
    newPerson: async () => {
      const port = await freePort();
      const child = spawn(DRIVER, [`--port=${port}`, "--host=127.0.0.1"], {
        stdio: "ignore",
        env: {
          ...process.env,
          DISPLAY: display,
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
          LIBGL_ALWAYS_SOFTWARE: "1",
        },
      });
      whole.defer(() => void child.kill());
      const address = `http://127.0.0.1:${port}`;
      const isReady = () =>
        fetch(`${address}/status`).then(
          ({ ok }) => ok,
          () => false,
        );
      await waited(isReady, () => "WebKitWebDriver does not answer");
      const capabilities = new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary, args: ["--automation"] },
      });
      const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
      whole.defer(() => driver.quit());
      await driver.manage().setTimeouts({ script: PATIENCE_MS, pageLoad: PATIENCE_MS });
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
      return tabOf(driver);
    },
    close: () => whole.disposeAsync(),
  };
}

const keys: Readonly<Partial<Record<ControlKey, string>>> = { End: Key.END };

function tabOf(driver: WebDriver): Tab {
  const control = async (...pressed: readonly ControlKey[]) => {
    const actions = driver.actions().keyDown(Key.CONTROL);
    for (const key of pressed) actions.sendKeys(keys[key] ?? key);
    await actions.keyUp(Key.CONTROL).perform();
  };
  return {
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    ask: async <T>(run: (given: string) => T | Promise<T>, given = "") => {
      const said: { readonly answer: T; readonly fault?: string } = await driver.executeAsyncScript(
        `const [given, done] = arguments;
        Promise.resolve(given).then(${run}).then((answer) => done({ answer }), (fault) => done({ fault: String(fault) }));`,
        given,
      );
      if (said.fault !== undefined) throw new Error(said.fault);
      return said.answer;
    },
    click: (id) => driver.findElement(By.id(id)).click(),
    type: (words) => driver.actions().sendKeys(words).perform(),
    control,
    copy: async (html) => {
      const own = await driver.getWindowHandle();
      await driver.switchTo().newWindow("tab");
      await driver.get(copiedFrom(html));
      await driver.findElement(By.id("source")).click();
      await control("a", "c");
      await driver.close();
      await driver.switchTo().window(own);
    },
  };
}
