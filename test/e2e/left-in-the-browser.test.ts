import { expect, test } from "vitest";
import { houseForFile } from "./house.ts";

const { server, ...house } = await houseForFile({ seed: "none" });

test("a reader's browser keeps no record of where on which page they were, and scrolls a reload as we do", async () => {
  const page = await house.page({ width: 1440 });
  await page.goto(`${server.url}/`, { waitUntil: "networkidle" });
  await page.locator("html[data-hydrated]").waitFor();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.locator('footer a[href="/personvern/"]').click();
  await page.waitForURL("**/personvern/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.reload({ waitUntil: "networkidle" });
  const kept = await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));
  expect(kept).toEqual({ session: {}, local: {} });
  expect(await page.evaluate(() => window.history.scrollRestoration)).toBe("manual");
});
