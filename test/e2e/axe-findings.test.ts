import { expect, test } from "vitest";
import { findings } from "../axe-findings.ts";
import { browserOfProcess } from "../browser.ts";

test("findings are told by rule, of the whole page or of a part of it, and in every document anew", async () => {
  const page = await (await browserOfProcess()).newPage();
  const markup = (body: string) =>
    `<html lang="nb"><head><title>x</title></head><body><main>${body}</main></body></html>`;
  const rules = async (within?: string) => (await findings(page, within)).map((finding) => finding.split(":")[0]);
  await page.setContent(markup(`<h1>x</h1><img src="x"><p style="color:#ccc;background:#fff">svakt</p>`));
  expect(await rules()).toEqual(["color-contrast", "image-alt"]);
  expect(await rules("p")).toEqual(["color-contrast"]);
  const small = (name: string) => `<button style="width:18px;height:18px;padding:0;border:0">${name}</button>`;
  await page.setContent(markup(`<h1>x</h1><div style="display:flex;gap:2px">${small("a")}${small("b")}</div>`));
  expect(await rules()).toEqual(["target-size"]);
  await page.goto("about:blank");
  await page.setContent(markup("<h1>x</h1>"));
  expect(await rules()).toEqual([]);
  await page.close();
});
