import { expect, test } from "vitest";
import { askedAs } from "../builders/asked-as.ts";
import { aBrowser } from "../builders/browser.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
const home = (await (await kari.get("/api/desk/pages")).json())[0].id;

test("a version of a page is shown as a page to the desk, framed by this site alone, and to nobody else", async () => {
  const { id } = await json(kari.post("/api/desk/pages", { parent: home, type: "StandardPage", name: "Versjonert" }));
  const write = async (text: string) =>
    savePage(kari, id, (await readPage(kari, id)).rev, ["mainBody"], `<p>${text}</p>`);
  await write("qforsteq");
  await publishPage(kari, id);
  await write("qandreq");
  const first = await kari.get(`/utkast/${id}_1/`);
  expect(first.status).toBe(200);
  expect(first.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(first.headers.get("cache-control")).toContain("no-store");
  const html = await first.text();
  expect(html).toContain("qforsteq");
  expect(html).not.toContain("qandreq");
  expect(await (await kari.get(`/utkast/${id}_2/`)).text()).toContain("qandreq");
  const nobody = aBrowser(server);
  const author = await signedInAs(server, "forfatter");
  for (const address of [`/utkast/${id}_1/`, `/utkast/${id}_2/`])
    for (const browser of [nobody, author]) {
      const answer = await browser.get(address);
      expect(answer.status).not.toBe(200);
      expect(await answer.text()).not.toMatch(/qforsteq|qandreq/);
    }
  const elsewhere = await askedAs(server, "metodevarsel.localhost", `/utkast/${id}_2/`, {
    headers: { cookie: kari.cookie },
  });
  expect(elsewhere.text).not.toMatch(/qforsteq|qandreq/);
  for (const key of [`${id}_99`, "999999999_1", `${id}_`, `_${id}`, `${id}_1_2`, `${id}_9999999999`])
    expect((await kari.get(`/utkast/${key}/`)).status, key).not.toBe(200);
  await onPage(kari, id, "trash");
  expect((await kari.get(`/utkast/${id}_1/`)).status).not.toBe(200);
});
