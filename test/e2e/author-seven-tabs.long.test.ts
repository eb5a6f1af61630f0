import { expect, test } from "vitest";
import { authorHouse, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

/** A browser has six connections to a server over HTTP/1.1: a stream for each tab would leave the seventh none. */
const TABS = 7;
const ABOUT = "Kort om vurderingen";

test("seven tabs of one browser share a stream: each hears of what a colleague saves, and the last one saves too", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  const { page: first, context, url } = await house.enter(assessment, assessment.initiator);
  let streams = 0;
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api/live/${assessment.number}`) streams += 1;
  });
  const tabs = [first];
  while (tabs.length < TABS) {
    const tab = await context.newPage();
    await tab.goto(url);
    await tab.getByRole("textbox", { name: ABOUT }).waitFor();
    tabs.push(tab);
  }
  const { page: berit } = await house.enter(assessment, librarian);
  await berit.getByRole("textbox", { name: ABOUT }).fill("Skrevet av Berit");
  for (const tab of tabs)
    await expect.poll(() => tab.getByRole("textbox", { name: ABOUT }).inputValue()).toBe("Skrevet av Berit");
  expect(streams).toBe(0);
  const last = tabs.at(-1) ?? first;
  await last.getByRole("textbox", { name: ABOUT }).fill("Skrevet i den sjuende fanen");
  await untilItIs(last, ABOUT, "saved");
  for (const page of [berit, ...tabs])
    await expect
      .poll(() => page.getByRole("textbox", { name: ABOUT }).inputValue())
      .toBe("Skrevet i den sjuende fanen");
});
