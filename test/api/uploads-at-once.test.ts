import { type ClientRequest, request } from "node:http";
import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { uploadImage } from "../builders/an-image.ts";
import type { Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "none" });

async function anAuthor() {
  const assessment = await anAssessment(server.db, { opened: true });
  const author = await seatedAs(server, ...assessment.seats.map(({ id }) => id));
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  return { author, contentId: items.find(({ blockType }) => blockType === "ImageUpload")?.contentId ?? 0 };
}

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
  return asked;
}

test("one person's uploads do not fill the disk while they are sent, and hold up nobody else's", async () => {
  const [slow, other] = [await anAuthor(), await anAuthor()];
  const uploadBy = async ({ author, contentId }: typeof slow) => {
    const { status, headers } = await uploadImage(author, contentId, new TextEncoder().encode("no picture"));
    return [status, headers.get("retry-after")];
  };
  // One more than there are places: what is tried below may take the last of them before they do.
  const under = Array.from({ length: 13 }, () => begun(slow.author, slow.contentId));
  await eventually(async () => expect(await uploadBy(slow)).toEqual([429, "15"]));
  expect(await uploadBy(other)).toEqual([422, null]);
  for (const each of under) each.destroy();
  await eventually(async () => expect(await uploadBy(slow)).toEqual([422, null]));
});
