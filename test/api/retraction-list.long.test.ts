import { expect, test } from "vitest";
import { readList } from "../../features/retraction/server/csv.ts";
import { aListForm, aRetractionList } from "../builders/a-retraction-list.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();

/** As many rows as the list of 2026 has, each of some 700 characters. */
const ROWS = 72_000;
const list = aRetractionList(
  ...Array.from({ length: ROWS }, (_, at) => ({
    record: at + 1,
    doi: at % 20 === 0 ? "unavailable" : `https://doi.org/10.5555/S0140-${at % 90}(26)${at}-${at % 9}`,
    pmid: at % 2 === 0 ? "0" : String(800_000_000 + at),
    nature: at % 18 === 0 ? ("Expression of concern" as const) : ("Retraction" as const),
  })),
).replaceAll(
  '"En ""oppdiktet"" studie,\nover to linjer"',
  `"En ""oppdiktet"" studie,\nover to linjer${"x".repeat(600)}"`,
);

test("a list of today's size is read and keyed in 2 seconds of the processor, and loaded whole", async () => {
  const bytes = new TextEncoder().encode(list);
  // The processor's time: the clock also counts what else the machine does.
  const begun = process.cpuUsage();
  const read = readList(bytes);
  const reading = process.cpuUsage(begun).user / 1_000;
  expect(read).toMatchObject({ kind: "read", rows: ROWS });
  const admin = await signedInAs(server, "admin");
  const sent = performance.now();
  const answer = await admin.fetch("/api/desk/retractions", { method: "POST", body: aListForm(list) });
  const inAll = performance.now() - sent;
  expect(await answer.json()).toMatchObject({ loaded: true, rows: ROWS, before: null });
  process.stdout.write(`${bytes.length} bytes: read in ${Math.round(reading)} ms, loaded in ${Math.round(inAll)} ms\n`);
  expect(reading).toBeLessThan(2_000);
});
