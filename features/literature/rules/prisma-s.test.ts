import { expect, test } from "vitest";
import { prismaItems, prismaOf } from "./prisma-s.ts";

const medline = {
  searchType: "DB",
  source: "MEDLINE",
  url: "",
  date: "2026-02-01",
  strategy: "<p>dialysis</p>",
  hits: 1234,
} as const;
const registry = {
  ...medline,
  searchType: "Web",
  source: "ClinicalTrials.gov",
  url: "https://x.example",
  hits: null,
} as const;

const answer = (...given: Parameters<typeof prismaOf>) =>
  new Map(prismaOf(...given).map(({ item, state, lines }) => [item, { state, lines }]));

test("every item is answered, in order, and of no searches nothing is said", () => {
  const none = prismaOf([]);
  expect(none.map(({ item }) => item)).toEqual([...prismaItems]);
  expect(none.every(({ state, lines }) => state === "missing" && lines.length === 0)).toBe(true);
});

test("databases, registries, other sources, days and hits are taken from the log", () => {
  const website = { ...registry, source: "Folkehelseinstituttet" };
  const items = answer([medline, { ...medline, date: "2026-03-01", hits: 1300 }, registry, website]);
  expect(items.get(1)).toEqual({ state: "partly", lines: ["MEDLINE"] });
  expect(items.get(3)?.lines).toEqual(["ClinicalTrials.gov (https://x.example)"]);
  expect(items.get(4)?.lines).toEqual(["Folkehelseinstituttet (https://x.example)"]);
  expect(items.get(12)?.lines).toEqual(["MEDLINE: 01.02.2026, 01.03.2026"]);
  expect(items.get(13)?.lines).toHaveLength(4);
  expect(items.get(15)?.lines).toEqual(["MEDLINE: 1\u202f234", "MEDLINE: 1\u202f300"]);
  expect(items.get(5)).toEqual({ state: "missing", lines: [] });
});

test("a search without its strategy is named", () => {
  const bare = { ...medline, source: "Embase", strategy: "<p></p>" };
  expect(answer([medline]).get(8)).toEqual({ state: "logged", lines: [] });
  expect(answer([medline, bare]).get(8)).toEqual({ state: "partly", lines: ["Embase"] });
  expect(answer([bare]).get(8)?.state).toBe("missing");
});
