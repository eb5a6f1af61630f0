import { type ClientRequest, request } from "node:http";
import { afterEach, expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { uploadImage } from "../builders/an-image.ts";
import type { Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "none" });

const underWay = new Set<ClientRequest>();
const giveUp = (uploads: Iterable<ClientRequest>) => {
  for (const each of uploads) each.destroy();
};
afterEach(() => giveUp(underWay));

async function anAuthor() {
  const assessment = await anAssessment(server.db, { opened: true });
  const author = await seatedAs(server, ...assessment.seats.map(({ id }) => id));
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  return { author, contentId: items.find(({ blockType }) => blockType === "ImageUpload")?.contentId ?? 0 };
}
type Author = Awaited<ReturnType<typeof anAuthor>>;

const uploadBy = async ({ author, contentId }: Author) => {
  const { status, headers } = await uploadImage(author, contentId, new TextEncoder().encode("no picture"));
  return [status, headers.get("retry-after")];
};
const LOOKED_AT = [422, null];
const TURNED_AWAY = [429, "15"];

/** An upload that has begun and does not end. */
function begun(author: Browser, contentId: number): ClientRequest {
  const headers = {
    "content-type": "multipart/form-data; boundary=part",
    cookie: author.cookie,
    origin: server.url,
  };
  const asked = request(`${server.url}/api/schema/UploadImages/${contentId}`, { method: "POST", headers });
  asked.on("error", () => undefined);
  asked.write('--part\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nbegun');
  underWay.add(asked);
  return asked;
}

/** Every place that one person may have, taken: of one more the server says that it is too many. */
async function everyPlaceOf({ author, contentId }: Author): Promise<readonly ClientRequest[]> {
  const uploads = Array.from({ length: 13 }, () => begun(author, contentId));
  const answers = uploads.map(
    (each) => new Promise((resolve) => each.once("response", ({ statusCode }) => resolve(statusCode))),
  );
  expect(await Promise.race(answers)).toBe(429);
  return uploads;
}

test("one person's uploads do not fill the disk while they are sent, and hold up nobody else's", async () => {
  const [slow, other] = [await anAuthor(), await anAuthor()];
  const uploads = await everyPlaceOf(slow);
  expect(await uploadBy(slow)).toEqual(TURNED_AWAY);
  expect(await uploadBy(other)).toEqual(LOOKED_AT);
  giveUp(uploads);
  await eventually(async () => expect(await uploadBy(slow)).toEqual(LOOKED_AT));
});

test("an upload that is given up while it waits keeps no place", async () => {
  const others = [await anAuthor(), await anAuthor(), await anAuthor()];
  for (const each of others) await everyPlaceOf(each);
  const waiting = await anAuthor();
  const uploads = await everyPlaceOf(waiting);
  giveUp(uploads);
  // The server hears of it before it answers what is asked after that.
  for (let each = 0; each < 3; each++) await waiting.author.get("/api/session");
  giveUp(underWay);
  await eventually(async () => expect(await uploadBy(waiting)).toEqual(LOOKED_AT));
});
