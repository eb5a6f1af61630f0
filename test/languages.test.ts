import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ByLanguage, byLanguage, defaultLanguage, type Translated } from "../platform/pure/language/index.ts";
import { inLanguage } from "../vite-language.ts";

let root: string;
const write = (file: string, text: string) => writeFile(path.join(root, file), text);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "minimetode-languages-"));
  await write(
    "main.ts",
    `import { texts } from "./texts-tips.ts"; import { mails } from "./mails.ts"; console.log(texts.send, mails.hello);`,
  );
  await write("texts-tips.ts", `export const texts = { send: "Send inn tipset" };`);
  await write(
    "texts-tips.nn.ts",
    `import type * as nb from "./texts-tips.ts"; export const texts: typeof nb.texts = { send: "Send inn tipset ditt, du" };`,
  );
  await write("mails.ts", `export const mails = { hello: "Hei, jeg heter" };`);
});
afterAll(() => rm(root, { recursive: true }));

async function builtIn(language: string | null): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [inLanguage(language)],
    build: { write: false, rolldownOptions: { input: path.join(root, "main.ts") } },
  });
  return [made]
    .flat()
    .flatMap((each) => ("output" in each ? each.output : []))
    .flatMap((each) => ("code" in each ? each.code : []))
    .join("");
}

test("a build holds the words of its language alone, and fails while words of it are missing", async () => {
  expect(await builtIn(null)).toContain("Send inn tipset");
  await expect(builtIn("nn")).rejects.toThrow('mails.ts has no words in the language "nn"');
  await write("mails.nn.ts", `export const mails = { hello: "Hei, eg heiter" };`);
  const built = await builtIn("nn");
  expect(built).toContain("Send inn tipset ditt, du");
  expect(built).toContain("Hei, eg heiter");
  expect(built).not.toContain("Hei, jeg heter");
});

const nb = {
  send: "Send",
  count: (hits: number) => `${hits} treff`,
  more: { gone: "Borte" },
  kinds: ["a", "b"],
} as const;

test("the compiler asks for every language, and for every text of it", () => {
  const nn: Translated<typeof nb> = {
    send: "Send",
    count: (hits) => `${hits} treff`,
    more: { gone: "Vekke" },
    kinds: ["a", "b"],
  };
  const both: ByLanguage<typeof nb, "nb" | "nn"> = { nb, nn };
  // @ts-expect-error Proves that the compiler refuses a language without its texts.
  const one: ByLanguage<typeof nb, "nb" | "nn"> = { nb };
  // @ts-expect-error Proves that the compiler refuses a missing text.
  const missing: Translated<typeof nb> = { send: "Send", count: nn.count, more: {}, kinds: nn.kinds };
  // @ts-expect-error Proves that the compiler refuses a text that takes values of another type.
  const other: Translated<typeof nb> = { ...nn, count: (hits: string) => hits };
  expect([both.nn.more.gone, one.nb.send, missing.send, other.send]).toEqual(["Vekke", "Send", "Send", "Send"]);
  expect(byLanguage(both)(defaultLanguage).count(3)).toBe("3 treff");
});
