import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { tooWideAt } from "./every-width.ts";
import { houseForFile } from "./house.ts";

const { database, server, ...house } = await houseForFile();

test("who has had enough ends the mails about comments on a page without script, by keyboard, and brings them back", async () => {
  const { seats } = await anAssessment(database.db, { opened: true });
  const seat = seats[0]?.id ?? "";
  const token = `${seat}.${server.platform.mailer.sign(`comment mails ${seat}`)}`;
  const page = await house.page({ width: 390, script: false });
  await page.goto(`${server.url}/varsel/kommentarer/${token}/`);
  await page.getByRole("heading", { level: 1, name: "E-post om kommentarer" }).waitFor();
  expect(await tooWideAt(page)).toEqual([]);
  await page.getByRole("button", { name: "Slå av daglig e-post" }).press("Enter");
  await page.getByText("Slått av. Du ser kommentarene når du åpner vurderingen.").waitFor();
  await page.getByRole("button", { name: "Slå på daglig e-post" }).press("Enter");
  await page.getByRole("button", { name: "Slå av daglig e-post" }).waitFor();

  const read = await house.page({ width: 1440 });
  await read.goto(`${server.url}/varsel/kommentarer/${token}/`);
  await expectNoFindings(read);
});
