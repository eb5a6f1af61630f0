import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { quickCheckOf } from "./quick-check.ts";

const Leaf = z.object({ value: z.string(), text: z.string().nullable() });
const Tree = z.object({
  name: z.string(),
  size: z.int().optional(),
  state: z.enum(["draft", "sent"]),
  leaves: z.array(Leaf),
  cells: z.record(z.string(), z.union([z.string(), z.number()])),
  block: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("a"), html: z.string() }),
    z.object({ kind: z.literal("b"), open: z.boolean() }),
  ]),
  pair: z.tuple([z.string(), z.boolean()]),
  anything: z.array(z.unknown()),
  get children() {
    return z.array(Tree);
  },
});
type Tree = z.infer<typeof Tree>;

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.record(
    {
      name: fc.string(),
      size: fc.option(fc.integer(), { nil: undefined }),
      state: fc.constantFrom("draft" as const, "sent" as const),
      leaves: fc.array(fc.record({ value: fc.string(), text: fc.option(fc.string()) }), { maxLength: 3 }),
      cells: fc.dictionary(fc.constantFrom("x", "y"), fc.oneof(fc.string(), fc.integer())),
      block: fc.oneof(
        fc.record({ kind: fc.constant("a" as const), html: fc.string() }),
        fc.record({ kind: fc.constant("b" as const), open: fc.boolean() }),
      ),
      pair: fc.tuple(fc.string(), fc.boolean()),
      anything: fc.constant([]),
      children: fc.oneof({ maxDepth: 2 }, fc.constant<Tree[]>([]), fc.array(tie("tree"), { maxLength: 2 })),
    },
    { requiredKeys: ["name", "state", "leaves", "cells", "block", "pair", "anything", "children"] },
  ),
}));
const passes = quickCheckOf(Tree);

/** The objects inside a value, itself included. */
const objectsIn = (value: unknown): object[] =>
  typeof value === "object" && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

test("what has the schema's keys and types passes, and the schema would send the same", () => {
  fc.assert(
    fc.property(tree, (value) => {
      expect(passes(value)).toBe(true);
      expect(JSON.parse(JSON.stringify(z.encode(Tree, value)))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("a key that the schema does not name does not pass, however deep it stands", () => {
  fc.assert(
    fc.property(tree, fc.nat(), (value, at) => {
      const all = objectsIn(value);
      const withAnyKey = new Set<unknown>(all.flatMap((each) => ("cells" in each ? [each.cells] : [])));
      const named = all.filter((each) => !Array.isArray(each) && !withAnyKey.has(each));
      const place = named[at % named.length] ?? value;
      Object.assign(place, { email: "kari@eksempel.no" });
      expect(passes(value)).toBe(false);
    }),
  );
});

test("a missing key, another type, an unknown kind and what the schema alone can judge do not pass", () => {
  const sound = {
    name: "a",
    state: "draft",
    leaves: [],
    cells: {},
    block: { kind: "b", open: true },
    pair: ["a", true],
  };
  const whole = { ...sound, anything: [], children: [] };
  expect(passes(whole)).toBe(true);
  expect(passes(sound)).toBe(false);
  for (const changed of [
    { name: new Date(0) },
    { name: undefined },
    { size: Number.NaN },
    { state: "published" },
    { leaves: {} },
    { leaves: [{ value: "a", text: 1 }] },
    { cells: { x: null } },
    { cells: new Date(0) },
    { block: { kind: "c" } },
    { block: { kind: "a", open: true } },
    { pair: ["a"] },
    { pair: ["a", 1] },
    { children: [sound] },
  ])
    expect([changed, passes({ ...whole, ...changed })]).toEqual([changed, false]);
  for (const schema of [
    z.string().transform(String),
    z.string().trim(),
    z.codec(z.string(), z.date(), { decode: (text) => new Date(text), encode: (date) => date.toISOString() }),
  ])
    expect(quickCheckOf(schema)("a")).toBe(false);
});

test("where a schema lets anything stand, anything passes, and what it names is still looked at", () => {
  const loose = quickCheckOf(z.looseObject({ name: z.string() }));
  expect(loose({ name: "a", blocks: [{ html: "b" }] })).toBe(true);
  expect(loose({ name: 1, blocks: [] })).toBe(false);
  expect(loose({ blocks: [] })).toBe(false);
});
