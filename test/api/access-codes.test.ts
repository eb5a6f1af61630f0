import { expect, test } from "vitest";
import { anInvited, codeInLastMail } from "../builders/an-invited.ts";
import { aBrowser } from "../builders/browser.ts";
import { clone } from "../clone.ts";
import { startTestServer } from "../server.ts";

test("the code beside the link opens the seat by its id or its address, however it is typed, and spends the link", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  const open = (body: Record<string, unknown>) => aBrowser(server).post("/api/session/redeem-code", body);
  const first = await anInvited(server);
  const code = await codeInLastMail(server);
  const browser = aBrowser(server);
  const answer = await browser.post("/api/session/redeem-code", {
    assessmentId: first.assessment.number,
    id: first.contributorId,
    code: ` ${code.toLowerCase().replace("-", " – ")}`,
  });
  expect([answer.status, await answer.json()]).toMatchObject([200, { contributorId: first.contributorId }]);
  expect(answer.headers.get("set-cookie")).toMatch(/^minimetode=[\w-]{43};.*HttpOnly; SameSite=Lax/);
  expect((await (await browser.get("/api/session")).json()).seats).toHaveLength(1);
  const link = await aBrowser(server).post("/api/session/redeem", { token: first.token });
  expect([link.status, (await link.json()).kind]).toEqual([409, "LinkSpent"]);
  const again = await open({ assessmentId: first.assessment.number, id: first.contributorId, code });
  expect([again.status, (await again.json()).kind]).toEqual([409, "CodeWrong"]);

  const second = await anInvited(server, "librarian");
  const theirs = await codeInLastMail(server);
  const { guid } = second.assessment;
  const opened = await open({ assessmentId: guid, email: " Kari@Eksempel.no ", code: theirs });
  expect([opened.status, (await opened.json()).contributorId]).toEqual([200, second.contributorId]);
});

test("a code is for one seat, is refused like one that never was, works 15 minutes when it was asked for, and is tried five times", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  const { assessment, contributorId, token } = await anInvited(server);
  const code = await codeInLastMail(server);
  const other = await anInvited(server, "librarian");
  const asked = { assessmentId: assessment.number, id: contributorId };
  const open = (body: Record<string, unknown>) => aBrowser(server).post("/api/session/redeem-code", body);
  const refused = await Promise.all(
    [
      { ...asked, code: "CDFG-HJKM" },
      { ...asked, code: "" },
      { ...asked, code: "🙂" },
      { assessmentId: assessment.guid, email: "kari@eksempel.no", code: "CDFG-HJKM" },
      { assessmentId: other.assessment.number, id: other.contributorId, code },
      { assessmentId: assessment.number, email: "ingen@eksempel.no", code },
      { assessmentId: assessment.number, id: "00000000-0000-4000-8000-000000000000", code },
      { assessmentId: 1, id: contributorId, code },
    ].map(async (body) => (await open(body)).text()),
  );
  expect(new Set(refused)).toEqual(new Set([refused[0]]));
  expect(refused[0]).toContain("Koden stemmer ikke, eller den er brukt eller utløpt.");
  expect((await aBrowser(server).post("/api/session/inspect", { token })).status).toBe(200);

  await aBrowser(server).post("/api/session/resend", asked);
  const newer = await codeInLastMail(server);
  expect((await server.mails()).at(-1)?.text).toContain("Den virker én gang, i 15 minutter.");
  const { code_expires_at } = await database.db
    .selectFrom("invitation")
    .select("code_expires_at")
    .where("contributor", "=", contributorId)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  expect(Math.round(((code_expires_at?.getTime() ?? 0) - Date.now()) / 60_000)).toBe(15);
  await database.db.updateTable("invitation").set({ code_expires_at: new Date() }).execute();
  expect((await open({ ...asked, code: newer })).status).toBe(409);
  // That was the fifth try of this seat: the last one for now, also for the right code and however the seat is named.
  await database.db
    .updateTable("invitation")
    .set({ code_expires_at: new Date(Date.now() + 60_000) })
    .execute();
  const { number, guid } = assessment;
  for (const named of [
    { assessmentId: number, id: contributorId.toUpperCase() },
    { assessmentId: `00${number}`, id: contributorId },
    { assessmentId: guid, id: contributorId },
    ...[number, `0${number}`, guid].map((assessmentId) => ({ assessmentId, email: "kari@eksempel.no" })),
    ...["Kari <kari@eksempel.no>", "ka\u0001ri@eksempel.no", "mailto:kari%00@eksempel.no"].map((email) => ({
      assessmentId: number,
      email,
    })),
  ]) {
    const late = await open({ ...named, code: newer });
    expect([named, late.status]).toEqual([named, 429]);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

test("a link whose fragment a mail gateway moved into the query leads to the right one, and no log has its secret", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  const { assessment, contributorId, token } = await anInvited(server);
  const page = `/rediger/${assessment.number}/?id=${contributorId}&role=initiator`;
  for (const changed of [`%23k=${token}`, `%2523k%253D${token}`, `&k=${token}`]) {
    const answer = await fetch(`${server.url}${page}${changed}`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${page}#k=${token}`]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  }
  expect(server.logLines.join("\n")).not.toContain(token);
});
