import { expect, test } from "vitest";
import { aBrowser } from "../builders/browser.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const anybody = aBrowser(server);

test("the front page says in few words what is recommended, and how many there are behind each list", async () => {
  const page = await (await anybody.get("/")).text();
  expect(/"innfores-med-forbehold"[^>]*><\/span>Bør innføres eller utvides på vilkår/.test(page)).toBe(true);
  for (const [place, count] of [
    ["3", 4],
    ["1,2", 6],
  ] as const) {
    const address = `/sok/?filterAssessmentStatus=${place}`;
    expect(page.includes(`<a href="${address}">Se alle ${count}</a>`)).toBe(true);
    expect((await (await anybody.get(address)).text()).includes(`${count} resultater`)).toBe(true);
  }
});
