import { expect, test } from "vitest";
import { houseForFile, REFUSED_CALL } from "./house.ts";

const { server, ...house } = await houseForFile({ accepts: REFUSED_CALL });

async function visit(path: string) {
  const page = await house.page({ width: 1440 });
  await page.goto(`${server.url}${path}`, { waitUntil: "networkidle" });
  await page.locator("html[data-hydrated]").waitFor();
  return page;
}

test("a page that was not there is asked for again, and shown once it is", async () => {
  const page = await visit("/artikler/");
  const answer = await fetch(`${server.url}/api/episerver/v3.0/content?contentUrl=/finnes-ikke/&matchExact=true`);
  const gone = { status: answer.status, contentType: "application/problem+json", body: await answer.text() };
  expect(gone.status).toBe(404);
  const article = page.getByRole("link", { name: "Hva er en mini-metodevurdering?" });
  await page.route("**/api/episerver/**", (route) => route.fulfill(gone), { times: 1 });
  await article.click();
  await page.waitForURL(/not-found/);
  await page.goBack();
  await article.click();
  await page.getByRole("heading", { level: 1, name: "Hva er en mini-metodevurdering?" }).waitFor();
});

test("a search that was seen before is asked for again, and so is one that failed", async () => {
  const page = await visit("/sok/?q=laser");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/search/")) asked.push(pathname);
  });
  await page.route("**/api/search/**", (route) => route.abort());
  await page.getByLabel("Sorter etter").selectOption("Alfabetisk");
  await page.getByText("Søket svarte ikke.").waitFor();
  house.complaints();
  await page.unroute("**/api/search/**");

  const failed = asked.length;
  await page.goBack();
  await expect.poll(() => asked.length).toBeGreaterThan(failed);
  await page.getByRole("article").first().waitFor();
  const seen = asked.length;
  await page.goForward();
  await expect.poll(() => asked.length).toBeGreaterThan(seen);
  await page.getByRole("article").first().waitFor();
  expect(await page.getByText("Søket svarte ikke.").count()).toBe(0);
});
