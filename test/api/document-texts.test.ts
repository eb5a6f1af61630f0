import { expect, test } from "vitest";
import { SearchAnswer } from "../../features/api/index.ts";
import { indexNotifications } from "../../features/content/server/index.ts";
import { aLockedPdf, aPdfSaying } from "../builders/a-pdf.ts";
import { json } from "../builders/desk-pages.ts";
import { addFile, readFile } from "../builders/library.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { upload } from "../builders/upload.ts";
import { serverForFile } from "../server-for-file.ts";
import { workIsDone } from "../work-is-done.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const { db } = database;
const kari = await signedInAs(server, "redaktor");

async function found(q: string): Promise<readonly string[]> {
  const answer = await fetch(`${server.url}/api/search/methodnotifications`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ q }),
  });
  return SearchAnswer.parse(await answer.json()).searchResult.map(({ title }) => title);
}

/** A PDF in the library, read. */
async function aDocument(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const { id } = await addFile(kari, bytes, "varsel.pdf");
  await workIsDone(db);
  return Number(id);
}
const textOf = async (id: number) => (await readFile(kari, id)).text;

const numberOf = async (segment: string): Promise<number> =>
  (await db.selectFrom("content").select("number").where("url_segment", "=", segment).executeTakeFirstOrThrow()).number;

/** Publishes a notification of the example content with other properties. */
async function publishWith(segment: string, change: object, media: number | null): Promise<void> {
  const number = await numberOf(segment);
  await db.transaction().execute(async (tx) => {
    const { properties } = await tx
      .selectFrom("content_version")
      .select("properties")
      .where("content", "=", number)
      .where("state", "=", "published")
      .executeTakeFirstOrThrow();
    await tx
      .updateTable("content_version")
      .set({ properties: JSON.stringify({ ...properties, ...change }), changed_at: new Date() })
      .where("content", "=", number)
      .where("state", "=", "published")
      .execute();
    await tx.deleteFrom("content_ref").where("content", "=", number).where("kind", "=", "media").execute();
    if (media !== null)
      await tx
        .insertInto("content_ref")
        .values({ content: number, path: ["document"], kind: "media", target: String(media) })
        .execute();
    await indexNotifications(tx, new Date());
  });
}
const showing = (media: number) => ({ document: { src: `media:${media}`, alt: "" } });

test("a notification is found by its document while readers are led to it, by the newest file, and no longer", async () => {
  const media = await aDocument(aPdfSaying("Gulvet har kvantepiezo-", "krystaller under vinylen"));
  expect([await textOf(media), await found("kvantepiezokrystaller")]).toEqual(["read", []]);
  await publishWith("fallsensor-i-gulvet", showing(media), media);
  const [hit] = await found("kvantepiezokrystaller");
  expect(hit).toBe("Fallsensor under gulvbelegget på sykehjem");
  expect(await found("fallsensor vinylen")).toContain(hit);

  const other = { bytes: aPdfSaying("Gulvet har tyristorfolie"), name: "nytt.pdf" };
  expect(await json(upload(kari, `/api/desk/media/${media}/replace?rev=0`, other))).toMatchObject({ status: 200 });
  expect(await found("kvantepiezokrystaller")).toEqual([]);
  await workIsDone(db);
  expect(await found("tyristorfolie")).toEqual([hit]);

  await publishWith("fallsensor-i-gulvet", { ...showing(media), isExternalMethod: true }, media);
  expect(await found("tyristorfolie")).toEqual([]);
  await publishWith("fallsensor-i-gulvet", { ...showing(media), isExternalMethod: false }, media);
  expect(await found("tyristorfolie")).toEqual([hit]);
  await publishWith("fallsensor-i-gulvet", { document: null }, null);
  expect(await found("tyristorfolie")).toEqual([]);
});

test("a document that is read after its notification was published is found then, and one behind a password is not taken", async () => {
  const { id } = await addFile(kari, aPdfSaying("Hetteglass med glykopyrrolat"), "sent.pdf");
  await publishWith("smertelindring-med-vr", showing(id), id);
  await workIsDone(db);
  expect(await found("hetteglass glykopyrrolat")).toHaveLength(1);

  const locked = await addFile(kari, aLockedPdf("Hemmelighetsord"), "varsel.pdf");
  expect(locked).toMatchObject({ status: 422, fields: [{ path: "file", kind: "PdfLocked" }] });
});

test("the text goes with its bytes, and is in no answer to a visitor while no published page shows the file", async () => {
  const media = await aDocument(aPdfSaying("Usynligordet"));
  const texts = () =>
    db
      .selectFrom("document_text as t")
      .innerJoin("media_bytes as b", "b.id", "t.bytes")
      .select("t.text")
      .where("b.media", "=", media)
      .execute();
  expect(await texts()).toEqual([{ text: "Usynligordet" }]);
  for (const path of ["/api/search/methodnotifications/suggestions?q=usynligordet", `/api/desk/media/${media}`])
    expect(await (await fetch(server.url + path)).text()).not.toMatch(/usynligordet/i);
  expect(await found("usynligordet")).toEqual([]);
  await db.deleteFrom("media").where("number", "=", media).execute();
  expect(await texts()).toEqual([]);
});
