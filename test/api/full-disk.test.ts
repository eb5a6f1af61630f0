import { sql } from "kysely";
import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { aPdf, upload } from "../builders/upload.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { fullDisk } from "../full-disk.ts";
import { serverForFile } from "../server-for-file.ts";
import { storedFiles } from "../stored-files.ts";

const { server } = await serverForFile({ seed: "none" });
const ready = async () => (await fetch(`${server.url}/health/ready`)).status;

const opened = async () => {
  const { number, seats } = await anAssessment(server.db, { opened: true });
  const author = await seatedAs(server, seats[0]?.id ?? "");
  const items = everyItem((await detailsOf(author, number)).schema.schemaItems);
  const block = (kind: string) => items.find(({ blockType }) => blockType === kind);
  return { number, author, block };
};

test.each(["machine", "store"] as const)(
  "an upload to a full disk (%s) is 503 and leaves nothing behind, the instance is not ready, and all is well when there is room",
  async (whose) => {
    const { author, number, block } = await opened();
    const uploaded = () =>
      upload(author, `/api/schema/UploadPdf/${block("PdfUpload")?.contentId}`, { bytes: aPdf(100_000) });
    const rows = () => server.db.selectFrom("attachment").select("id").where("assessment", "=", number).execute();
    const before = await storedFiles(server);
    expect(await ready()).toBe(200);
    {
      using _full = fullDisk(whose);
      const refused = await uploaded();
      expect([refused.status, (await refused.json()).kind]).toEqual([503, "Unavailable"]);
      expect(await ready()).toBe(503);
    }
    expect(await storedFiles(server)).toEqual(before);
    expect(await rows()).toEqual([]);
    expect([(await uploaded()).status, await ready()]).toEqual([200, 200]);
    expect(await rows()).toHaveLength(1);
  },
);

test("a save that the database has no room for is 503, and is taken when there is room", async () => {
  const { author, number, block } = await opened();
  const guid = block("TextEditor")?.contentGuid ?? "";
  const save = () => saveItem(author, number, guid, "<p>Skrevet</p>");
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(server.db);
  await sql`create trigger no_room before insert on history for each row execute function no_room()`.execute(server.db);
  expect((await save()).status).toBe(503);
  await sql`drop trigger no_room on history`.execute(server.db);
  expect((await save()).status).toBe(200);
});
