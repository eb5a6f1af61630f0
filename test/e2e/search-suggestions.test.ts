import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { houseForFile } from "./house.ts";
import { exampleDocuments, indexAll } from "./search-documents.ts";

const { server, ...house } = await houseForFile({
  seed: "none",
  prepare: async (empty) => indexAll(empty, await exampleDocuments(empty)),
});

test("suggestions come while somebody writes, are chosen by the arrows or a press, and leave the field as it is", async () => {
  const page = await house.page({ width: 1440 });
  await page.goto(`${server.url}/artikler/`, { waitUntil: "networkidle" });
  const field = page.getByRole("banner").getByLabel("Søk på nettstedet");
  await field.focus();
  await expect.poll(() => field.getAttribute("role")).toBe("combobox");
  await field.pressSequentially("ultra");
  const list = page.getByRole("listbox", { name: "Forslag" });
  await list.getByRole("option").first().waitFor();
  expect(await field.getAttribute("aria-expanded")).toBe("true");
  await expectNoFindings(page);
  await field.press("ArrowDown");
  const first = list.getByRole("option").first();
  await expect.poll(() => first.getAttribute("aria-selected")).toBe("true");
  expect(await field.getAttribute("aria-activedescendant")).toBe(await first.getAttribute("id"));
  await field.press("Escape");
  await list.waitFor({ state: "hidden" });
  expect(await field.inputValue()).toBe("ultra");
  await field.fill("ultralid");
  await list.getByRole("option", { name: "Mente du ultralyd" }).click();
  await page.waitForURL(`${server.url}/sok/?q=ultralyd`);
  await page.getByRole("heading", { level: 2, name: "9 resultater" }).waitFor();
  await list.waitFor({ state: "hidden" });
});
