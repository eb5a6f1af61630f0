import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { tipCalls } from "../../features/tip/calls.ts";
import { askedAs } from "../builders/asked-as.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const BLOCK = "0f1d6a52-4b0e-4a1c-9c59-52a3a5f0c101";
const tip = {
  methodDescription: "Ring oss på <b>12345678</b>\nhttps://ond.example/",
  name: "Kari Eksempel",
  senderEmail: "Kari Eksempel <kari@example.no>",
};

/** A tips block with a recipient of its own, on a published page of the notification site. */
await sql`update content_version set properties = jsonb_set(properties, '{mainContent}',
    jsonb_build_array(jsonb_build_object('type', 'TipsBlock', 'id', ${BLOCK}::text, 'recipient', 'tips@redaksjon.example')))
  where content = (select c.number from content c join site s on s.id = c.site_id
    where s.key = 'metodevarsel' and c.url_segment = 'om-oss')`.execute(database.db);

const challenge = async () => {
  const { text } = await askedAs(server, "metodevarsel.localhost", "/api/tips/challenge");
  return tipCalls.getTipsChallenge.answer.parse(JSON.parse(text));
};
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64");
async function answered(): Promise<string> {
  const asked = await challenge();
  return base64({ challenge: asked, solution: await solveChallenge({ challenge: asked, deriveKey }) });
}
const headers = { accept: "application/problem+json" };
const send = async (body: object) => {
  const { status, text } = await askedAs(server, "metodevarsel.localhost", "/api/tips/sendTips", { body, headers });
  return { status, answer: JSON.parse(text) };
};
const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to.includes(address));
const stored = () => database.db.selectFrom("tip").selectAll().execute();

test("a tip goes to the block's recipient, whatever recipient the caller names, once for each challenge", async () => {
  const body = { ...tip, block: BLOCK, recipient: "offer@ond.example", recaptchaToken: await answered() };
  expect(await send(body)).toEqual({ status: 200, answer: { ok: true } });
  const [mail] = await mailsTo("tips@redaksjon.example");
  expect(mail?.text).toContain("> Ring oss på <b>12345678</b>");
  expect(await mailsTo("ond.example")).toEqual([]);
  const again = await send({ ...body, methodDescription: "En til" });
  expect([again.status, again.answer.fields[0].kind]).toEqual([422, "NotVerified"]);
  expect(await stored()).toHaveLength(1);
});

test("without a block the site's contact address gets it; who asks gets a receipt without a word of it, three times a day", async () => {
  for (let sent = 0; sent < 5; sent += 1)
    expect((await send({ ...tip, copyToSender: true, recaptchaToken: await answered() })).status).toBe(200);
  expect(await mailsTo("post@minimetode.example")).toHaveLength(5);
  const receipts = await mailsTo("kari@example.no");
  expect(receipts).toHaveLength(3);
  for (const { text } of receipts) expect(text).not.toMatch(/Ring oss|12345678|ond\.example|Kari/);
});

test("the rules are checked before the challenge is spent", async () => {
  const recaptchaToken = await answered();
  const { status, answer } = await send({ ...tip, name: "", senderEmail: "x", link: "javascript:1", recaptchaToken });
  const broken = answer.fields.map(({ path, kind }: { path: string; kind: string }) => `${path} ${kind}`);
  expect([status, broken]).toEqual([422, ["name Mandatory", "senderEmail EmailInvalid", "link NotALink"]]);
  expect((await send({ ...tip, recaptchaToken })).status).toBe(200);
});

test("no work, another's challenge, an easier or a later one is not taken", async () => {
  const asked = await challenge();
  const { parameters } = asked;
  const none = { counter: 0, derivedKey: "00".repeat(32) };
  const own = { ...parameters, keyPrefix: "0".repeat(32) };
  const later = { ...parameters, expiresAt: parameters.expiresAt + 9_999 };
  const tokens = [
    "",
    "x",
    base64({}),
    base64({ challenge: asked, solution: none }),
    ...[own, later].map((changed) => base64({ challenge: { ...asked, parameters: changed }, solution: none })),
    base64({ challenge: { parameters, signature: "" }, solution: none }),
  ];
  const before = await stored();
  for (const recaptchaToken of tokens)
    expect([recaptchaToken, (await send({ ...tip, recaptchaToken })).status]).toEqual([recaptchaToken, 422]);
  expect(await stored()).toHaveLength(before.length);
  expect((await send({ ...tip, recaptchaToken: "x".repeat(9_000) })).status).toBe(400);
});
