import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createLog, withoutSecrets } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ level: "trace", write: (line) => void lines.push(line) }));
  return lines.join("");
}

describe("the log", () => {
  test("keeps what is needed to follow a request", () => {
    const line = logged((log) => log.info({ request: "b7a1", route: "/api/schema/:id", status: 200 }, "answered"));
    expect(JSON.parse(line)).toMatchObject({ request: "b7a1", route: "/api/schema/:id", status: 200, msg: "answered" });
  });

  test.each([
    { headers: { cookie: "sid=kanarifugl", authorization: "Bearer kanarifugl" } },
    { req: { body: { value: "kanarifugl" }, query: { q: "kanarifugl" } } },
    { payload: "kanarifugl" },
    { mail: { to: "kanarifugl@example.no" } },
    { token: "kanarifugl" },
    { a: { b: { c: [{ d: { password: "kanarifugl" } }] } } },
    { err: Object.assign(new Error("refused"), { detail: { token: "kanarifugl" } }) },
    { err: new Error("Key (email)=(kanarifugl@example.no) already exists") },
    { url: "/rediger/1001/?id=x&k=kanarifugl" },
    { url: "/rediger/1001/?id=x#k=kanarifugl" },
    { database: "postgres://bruker:kanarifugl@db:5432/x" },
  ])("holds nothing of %o", (fields) => {
    expect(logged((log) => log.warn(fields, "something"))).not.toContain("kanarifugl");
  });

  test("an address in the message itself is taken out", () => {
    expect(logged((log) => log.error("550 kari.nordmann+x@helse-bergen.no unknown"))).toContain("550 [e-mail] unknown");
  });

  test("no 256-bit secret comes through, whatever stands around it", () => {
    const byte = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(byte, fc.constantFrom(" ", '"', "=", "(", ","), (bytes, before) => {
        const secret = Buffer.from(bytes).toString("base64url");
        expect(withoutSecrets(`link${before}${secret} sent`)).not.toContain(secret);
      }),
    );
  });

  test("ids and routes are left alone", () => {
    const line = "GET /api/content/3f2504e0-4f89-41d3-9a0c-0305e82c3301 platform/server/embedded-database.ts:112:9";
    expect(withoutSecrets(line)).toBe(line);
    expect(withoutSecrets(randomBytes(16).toString("hex"))).toHaveLength(32);
  });
});
