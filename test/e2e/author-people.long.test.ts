import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse } from "./author-journey.ts";

const house = await authorHouse();

test("the initiator agrees to be shown as the contact, and takes it back", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const agreement = page.getByRole("checkbox", { name: "Vis meg som kontaktperson" });
  const more = page.getByRole("button", { name: "Mer", exact: true });
  await more.click();
  await page.getByText("Navnet og e-postadressen din vises ikke for leserne.").waitFor();
  await agreement.check();
  const about = page.getByRole("dialog", { name: "Mer om vurderingen" });
  await about
    .getByRole("status")
    .filter({ hasText: /^Lagret \d\d[.:]\d\d$/ })
    .waitFor();
  const card = about.getByRole("link", { name: /^det offentlige kortet/ });
  expect(await card.getAttribute("href")).toBe(`/vurdering/?id=${assessment.number}`);
  await expectNoFindings(page);
  await page.reload();
  await more.click();
  await expect.poll(() => agreement.isChecked()).toBe(true);
  const hidden = page.getByRole("checkbox", { name: "Skjul meg for leserne inntil videre" });
  await hidden.check();
  await page.getByText("Navnet og e-postadressen din vises ikke for leserne.").waitFor();
  await expectNoFindings(page);
  await hidden.uncheck();
  await card.waitFor();
  await agreement.uncheck();
  await page.getByText("Navnet og e-postadressen din vises ikke for leserne.").waitFor();
});

test("with forty contributors the button that invites stays in view, and stands there once", async () => {
  const assessment = await house.start({ others: Array.from({ length: 39 }, () => "other" as const) });
  const { page } = await house.enter(assessment, assessment.initiator, {
    context: { viewport: { width: 390, height: 844 } },
  });
  await page.getByRole("button", { name: "Inviter bidragsyter" }).click();
  const popup = page.getByRole("dialog", { name: "Bidragsytere" });
  const invite = popup.getByRole("button", { name: /^Inviter/ });
  expect(await invite.count()).toBe(1);
  const box = await invite.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(844);
  await popup.getByRole("listitem").last().scrollIntoViewIfNeeded();
  expect(await invite.boundingBox()).toEqual(box);
  await expectNoFindings(page);
});
