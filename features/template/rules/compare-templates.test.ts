import fc from "fast-check";
import { expect, test } from "vitest";
import { templates } from "../../../content/templates/index.ts";
import { aSection, aTemplate, aText } from "../../../test/builders/a-working-copy.ts";
import type { FieldBlock, SectionBlock } from "../../kinds/rules/index.ts";
import { compareTemplates, placedBlocks, type Template } from "./index.ts";

const keysOf = (template: Template) => placedBlocks(template).map(({ block }) => block.key);
const of = (older: Template, newer: Template, key: string) =>
  compareTemplates(older, newer).find((each) => each.key === key);
const changed = (older: Template, newer: Template) =>
  compareTemplates(older, newer)
    .filter(({ group }) => group !== "same")
    .map(({ key, group, differences }) => [key, group, differences.join(" ")]);

const older = aTemplate([
  [aSection("om", [aText("a"), aText("b"), aText("c")]), aSection("mer", [aText("d")])],
  [aSection("etikk", [aText("e"), aText("f")])],
]);

test("new, removed and replaced blocks, and those that became mandatory or went to another tab, are told apart", () => {
  const newer = aTemplate([
    [
      aSection("om", [
        aText("a", { mandatory: true }),
        { kind: "TextEditor", key: "b", title: "Tittel b" },
        aText("ny"),
      ]),
      aSection("mer", [aText("d", { helpText: "Ny hjelp", title: "Ny tittel" })]),
    ],
    [aSection("etikk", [aText("e"), aText("f"), aText("c")])],
  ]);
  expect(changed(older, newer)).toEqual([
    ["a", "mandatory", "mandatory"],
    ["b", "replaced", ""],
    ["ny", "added", ""],
    ["d", "changed", "title help"],
    ["c", "moved", "tab"],
  ]);
  expect(changed(newer, older).map(([key, group]) => [key, group])).toEqual([
    ["a", "changed"],
    ["b", "replaced"],
    ["c", "moved"],
    ["d", "changed"],
    ["ny", "removed"],
  ]);
});

test("only what was moved is told to stand in another order, and a new block before the others moves none of them", () => {
  const [om, mer, etikk] = older.sections.flat();
  if (!om || !mer || !etikk) throw new Error("three sections were asked for");
  const before = aTemplate([[aSection("om", [aText("0"), aText("a"), aText("b"), aText("c")]), mer], [etikk]]);
  expect(changed(older, before)).toEqual([["0", "added", ""]]);
  const last = aTemplate([[aSection("om", [aText("c"), aText("a"), aText("b")]), mer], [etikk]]);
  expect(changed(older, last)).toEqual([["c", "changed", "order"]]);
  expect(changed(older, aTemplate([[mer, om], [etikk]]))).toMatchObject([["mer", "changed", "order"]]);
  expect(
    changed(
      older,
      aTemplate([[aSection("om", [aText("a"), aText("b")]), aSection("mer", [aText("c"), aText("d")])], [etikk]]),
    ),
  ).toEqual([["c", "changed", "section"]]);
});

test("a tab that gets another name or another place moves nothing; one more tab is new with what is in it", () => {
  const [first, second] = older.sections;
  if (!first || !second) throw new Error("two tabs were asked for");
  const fieldGroups = [
    { text: "Etikk og jus", value: "0", key: "fane-1" },
    { text: "Om", value: "1", key: "fane-0" },
  ];
  expect(changed(older, aTemplate([second, first], { fieldGroups }))).toEqual([]);
  const three = ["ny", "fane-0", "fane-1"].map((key, at) => ({ text: key, value: String(at), key }));
  const more = aTemplate([[aSection("ny", [aText("g")])], first, second], { fieldGroups: three });
  expect(changed(older, more).map(([key]) => key)).toEqual(["ny", "g"]);
  // A tab is its key, also where most of its blocks have gone to another.
  const [om, mer] = first;
  if (!om || !mer) throw new Error("two sections were asked for");
  expect(changed(older, aTemplate([[mer], [...second, om]])).map(([key, , differences]) => [key, differences])).toEqual(
    [...["om", "a", "b", "c"].map((key) => [key, "tab"])],
  );
});

test("a rule that shows another block is a difference of that block, and other settings are told as such", () => {
  const choice: FieldBlock = {
    kind: "Select",
    key: "valg",
    title: "Valg",
    selectType: "radiobuttons",
    options: [{ value: "ja", text: "Ja" }],
    relationRule: "regel",
  };
  const withRule = (blocks: string[], rest: Partial<FieldBlock> = {}) =>
    aTemplate([[aSection("om", [{ ...choice, ...rest } as FieldBlock, aText("a"), aText("b")])]], {
      relationRules: [{ name: "regel", effects: [{ whenAnyOf: ["ja"], effect: "show", blocks }] }],
    });
  expect(changed(withRule(["a"]), withRule(["b"]))).toEqual([
    ["a", "changed", "shown"],
    ["b", "changed", "shown"],
  ]);
  expect(changed(withRule(["a"]), withRule(["a"], { width: "half" }))).toEqual([["valg", "changed", "settings"]]);
});

const blockOf = fc.record({
  key: fc.constantFrom(..."abcdefgh"),
  isRich: fc.boolean(),
  mandatory: fc.boolean(),
  title: fc.constantFrom("En", "To"),
});
const anyTemplate = fc
  .array(
    fc.array(fc.tuple(fc.constantFrom("s1", "s2", "s3", "s4"), fc.array(blockOf, { maxLength: 5 })), { maxLength: 3 }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((tabs): Template => {
    const taken = new Set<string>();
    const isFree = (key: string) => !taken.has(key) && Boolean(taken.add(key));
    return aTemplate(
      tabs.map((sections) =>
        sections.flatMap(([key, blocks]): SectionBlock[] => {
          if (!isFree(key)) return [];
          const own = blocks
            .filter((block) => isFree(block.key))
            .map(({ isRich, ...rest }): FieldBlock => ({ kind: isRich ? "TextEditor" : "Text", ...rest }));
          return [aSection(key, own)];
        }),
      ),
    );
  });

test("every key of either version is in one group, and nothing is left out", () => {
  fc.assert(
    fc.property(anyTemplate, anyTemplate, (one, other) => {
      const compared = compareTemplates(one, other);
      const keys = compared.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(keys)).toEqual(new Set([...keysOf(one), ...keysOf(other)]));
      for (const { key, group, before, after, differences } of compared) {
        expect(before !== null).toBe(keysOf(one).includes(key));
        expect(after !== null).toBe(keysOf(other).includes(key));
        expect(group === "removed").toBe(after === null);
        expect(group === "added").toBe(before === null);
        expect(group === "replaced").toBe(before !== null && after !== null && before.block.kind !== after.block.kind);
        expect(differences.length > 0).toBe(group === "mandatory" || group === "moved" || group === "changed");
      }
    }),
  );
});

test.each(templates)("a version is the same as itself ($name)", (template) => {
  expect(changed(template, structuredClone(template))).toEqual([]);
  expect(of(template, template, keysOf(template)[0] ?? "")?.group).toBe("same");
});
