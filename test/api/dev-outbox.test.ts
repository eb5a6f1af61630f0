import { afterAll, beforeAll, expect, test } from "vitest";
import { type Clone, clone } from "../clone.ts";
import { startTestServer } from "../server.ts";

let database: Clone;
beforeAll(async () => {
  database = await clone();
});
afterAll(() => database[Symbol.asyncDispose]());

test("the outbox page shows a mail with its link, and nothing a stranger wrote as markup", async () => {
  await using server = await startTestServer({ clone: database });
  const link = "http://localhost/rediger/1001/?id=x&role=initiator#k=hemmelig";
  const mail = { to: "kari@example.no", subject: "<script>alert(1)</script>", text: `Hei <b>Kari</b>: ${link}` };
  await server.platform.mailer.send(server.db, mail);
  await server.mails();
  const answer = await fetch(`${server.url}/dev/outbox`);
  const html = await answer.text();
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(html).toContain(`<a href="${link.replaceAll("&", "&amp;")}">`);
  expect(html).not.toMatch(/<script|<b>|<iframe/);
});

test("a mail's HTML form is shown in a frame of its own, in which nothing loads or runs", async () => {
  await using server = await startTestServer({ clone: database });
  const html = `<!doctype html><html><head><title>x</title></head><body><script>top.x = 1</script><a href="/">Åpne</a></body></html>`;
  await server.platform.mailer.send(server.db, { to: "ola@example.no", subject: `"><b>x`, text: "Hei", html });
  await server.mails();
  const page = await (await fetch(`${server.url}/dev/outbox`)).text();
  const [, src = ""] = /<iframe sandbox="allow-top-navigation-by-user-activation"[^>]* src="([^"]+)"/.exec(page) ?? [];
  expect(page).not.toContain("<b>");
  const mail = await fetch(`${server.url}${src}`);
  expect(await mail.text()).toContain('<base target="_top"><title>');
  expect(mail.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; .*frame-ancestors 'self'; sandbox /,
  );
  expect(mail.headers.get("cache-control")).toBe("no-store");
  for (const other of ["ingen.eml", "..%2F..%2Fpackage.json"])
    expect((await fetch(`${server.url}/dev/outbox/${other}`)).status).toBe(404);
});

test.each([{ PUBLIC_URL: "https://minimetode.example.no" }, { SMTP_URL: "smtp://127.0.0.1:1" }])(
  "there is no outbox page with %o",
  async (env) => {
    await using server = await startTestServer({ clone: database, env });
    const { port } = server.platform.config;
    expect((await fetch(`http://127.0.0.1:${port}/dev/outbox`)).status).toBe(404);
  },
);
