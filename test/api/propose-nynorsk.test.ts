import { expect, test } from "vitest";
import { hasTranslator, translated } from "../../features/template/server/proposal/translator.ts";
import { json } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const admin = await signedInAs(server, "admin");
const isThere = await hasTranslator();

const propose = (text: string) => json(admin.post("/api/desk/nynorsk", { text }));

test("the desk says whether there is a machine, and without one nothing is proposed", async () => {
  const { templates } = await json(admin.get("/api/desk/templates"));
  const opened = await json(admin.get(`/api/desk/templates/${templates[0].id}`));
  expect(opened.proposesNynorsk).toBe(isThere);
  if (!isThere) expect(await propose("Hvem har lest korrektur?")).toMatchObject({ status: 200, proposal: null });
});

test("an empty text has no proposal, and one that is too long is refused", async () => {
  expect(await propose(" ")).toMatchObject({ status: 200, proposal: null });
  expect((await propose("a".repeat(2_001))).status).toBe(400);
});

test.runIf(isThere)(
  "a machine's proposal keeps capital letters, names, short forms and the end of the text",
  async () => {
    expect(await propose("Slettes om 30 dager")).toMatchObject({ proposal: "Blir sletta om 30 dagar" });
    const { proposal } = await propose("Hvem har lest korrektur? Spør Nordhavn sykehus om PICO (.xlsx).");
    expect(proposal).toMatch(/^Kven har lese korrektur\? Spør .* om PICO \(\.xlsx\)\.$/);
  },
);

test.runIf(isThere)("several who ask at once each get their own", async () => {
  const all = await Promise.all(["hvem er det.", "hva er det.", "hvor er det."].map((line) => translated([line])));
  expect(all).toEqual([["kven er det."], ["kva er det."], ["kvar er det."]]);
});
