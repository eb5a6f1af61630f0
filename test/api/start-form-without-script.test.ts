import { expect, test } from "vitest";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

const post = (fields: Record<string, string>, type: "urlencoded" | "multipart" = "urlencoded") => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return fetch(`${server.url}/start/kommune`, {
    method: "POST",
    headers: { origin: server.url },
    body: type === "multipart" ? form : new URLSearchParams(fields),
  });
};
const filled = { title: "Uten skript", name: "Kari", email: "kari@example.no", county: "03", organizationId: "0301" };

test("shows the county's municipalities, then starts one assessment, also when it is sent twice", async () => {
  const step = await (await post({ ...filled, organizationId: "", step: "county" })).text();
  expect(step).toContain('value="0301"');
  expect(step).toContain('value="Uten skript"');
  const [first, second] = await Promise.all([post(filled), post(filled, "multipart")]);
  for (const sent of [first, second]) expect(await sent?.text()).toContain("Vurderingen er startet");
  const rows = await database.db.selectFrom("assessment").select("number").where("name", "=", "Uten skript").execute();
  expect(rows).toHaveLength(1);
});

test("keeps what was written and names what is wrong, and refuses a municipality of another county", async () => {
  const html = await (await post({ ...filled, email: "kari", county: "46" })).text();
  expect(html).toContain("Du må skrive inn en gyldig e-postadresse");
  expect(html).toContain("Du må velge fylke/kommune");
  expect(html).toContain('value="kari"');
});

test("what is no number of an assessment to start from is refused: nothing is started without it instead", async () => {
  for (const startFrom of ["abc", "1e999", "-1", "1.5"]) {
    const answer = await post({ ...filled, title: "Fra ingenting", startFrom });
    expect({ startFrom, status: answer.status }).toEqual({ startFrom, status: 400 });
    expect(await answer.text()).toContain("Vurderingen ble ikke startet");
  }
  const rows = await database.db
    .selectFrom("assessment")
    .select("number")
    .where("name", "=", "Fra ingenting")
    .execute();
  expect(rows).toEqual([]);
});

test("takes no post where there is no form, nor from another site", async () => {
  const elsewhere = await fetch(`${server.url}/artikler/`, { method: "POST", body: new URLSearchParams({ a: "b" }) });
  expect(elsewhere.status).toBe(405);
  const foreign = { method: "POST", headers: { origin: "https://ond.example" }, body: new URLSearchParams(filled) };
  expect((await fetch(`${server.url}/start/kommune`, foreign)).status).toBe(403);
});

test("a form body that is no form is the sender's mistake, not ours: 400, and nothing logged as a fault", async () => {
  for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"]) {
    const answer = await fetch(`${server.url}/start/helseforetak`, {
      method: "POST",
      headers: { "content-type": type, origin: server.url },
      body: "--y\r\nhalf a fo",
    });
    expect([type, answer.status]).toEqual([type, 400]);
  }
  expect(server.logLines.filter((line) => line.includes("a page failed"))).toEqual([]);
});
