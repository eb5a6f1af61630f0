import { expect, test } from "vitest";
import { literatureSources } from "./literature-sources.ts";
import { demoTerms, termExists } from "./terms.ts";

const id = ({ kind, key }: { kind: string; key: string }) => `${kind} ${key}`;

test("a term's kind and key name one term, and a group stands before its members", () => {
  const seen = new Set<string>();
  for (const term of demoTerms) {
    expect(seen).not.toContain(id(term));
    if (term.parent) expect(seen).toContain(id(term.parent));
    seen.add(id(term));
  }
});

test("all counties and municipalities are there, by number, though names repeat", () => {
  expect(demoTerms.filter(({ kind }) => kind === "county")).toHaveLength(15);
  const municipalities = demoTerms.filter(({ kind }) => kind === "municipality");
  expect(municipalities).toHaveLength(357);
  expect(municipalities.every(({ key, parent }) => /^\d{4}$/.test(key) && key.startsWith(parent?.key ?? "-"))).toBe(
    true,
  );
  expect(municipalities.filter(({ name }) => name.startsWith("Våler"))).toHaveLength(2);
  expect(termExists("municipality", "0301")).toBe(true);
});

test("every source has a name of its own, and web sources a secure address", () => {
  expect(new Set(literatureSources.map(({ text }) => text)).size).toBe(literatureSources.length);
  for (const source of literatureSources) {
    if (source.type === "Web") expect(new URL(source.value).protocol).toBe("https:");
  }
});
