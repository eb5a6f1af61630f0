import { signedInAs } from "../builders/signed-in.ts";
import type { DeskHouse } from "./desk-journey.ts";

/** An administrator at a template, in a browser of their own, who finds tabs by their numbers. */
export async function atTemplate(house: DeskHouse, name: RegExp) {
  const page = await house.page({ width: 1440, as: await signedInAs(house.server, "admin"), context: {} });
  await page.goto(`${house.server.url}/redaksjon/maler/`);
  await page.getByRole("link", { name }).click();
  const outline = page.getByRole("navigation", { name: "Innholdet i malen" });
  const nameOf = async (tab: number) =>
    (await outline.getByText(`Fane ${tab}:`).textContent())?.replace(/^Fane \d+: */, "").trim() ?? "";
  const choose = async (tab: number) => {
    const chosen = `Navnet på fanen ${await nameOf(tab)}`;
    const entry = outline.getByRole("button", { name: chosen }).first();
    if (!(await entry.isVisible())) await outline.getByText(`Fane ${tab}:`).click();
    await entry.click();
    await page.getByRole("heading", { level: 2, name: chosen }).waitFor();
  };
  const field = page.getByRole("textbox", { name: "Fanens navn", exact: true });
  return { page, outline, nameOf, choose, field };
}
