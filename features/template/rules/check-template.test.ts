import { expect, test } from "vitest";
import { aTemplate } from "../../../test/builders/a-small-template.ts";
import {
  type BlockOf,
  checkTemplate,
  type FieldBlock,
  type SectionBlock,
  type Template,
  TemplateSchema,
} from "./index.ts";

const kindsIn = (template: Template) => checkTemplate(template).map(({ kind }) => kind);

const withField = (field: FieldBlock, changes: Partial<Template> = {}): Template => {
  const [first, ...rest] = aTemplate().sections;
  const section: SectionBlock = { kind: "Section", key: "ny", title: "Ny", blocks: [field] };
  return aTemplate({ sections: [[...(first ?? []), section], ...rest], ...changes });
};

const rule = (name: string, whenAnyOf: string[], effect: "show" | "hide", blocks: string[]) => ({
  name,
  effects: [{ whenAnyOf, effect, blocks }],
});

const choice = (key: string, relationRule: string): FieldBlock => ({
  kind: "RelationSelector",
  key,
  title: "Valg",
  options: [{ value: "x", text: "X" }],
  relationRule,
});

test("a sound template has no problems, and survives being stored as JSON", () => {
  expect(checkTemplate(aTemplate())).toEqual([]);
  expect(TemplateSchema.parse(JSON.parse(JSON.stringify(aTemplate())))).toEqual(aTemplate());
});

test("the schema refuses unknown keys and kinds instead of dropping them", () => {
  const parse = (json: unknown) => TemplateSchema.safeParse(json).success;
  expect(parse({ ...aTemplate(), colour: "blue" })).toBe(false);
  expect(parse(aTemplate({ sections: [[{ kind: "Section", key: "Stor Key", title: "T", blocks: [] }]] }))).toBe(false);
  expect(parse({ ...aTemplate(), sections: [[{ kind: "Gallery", key: "g", title: "G" }]] })).toBe(false);
});

test("tabs must match their lists, hold sections, and offer one in the left menu", () => {
  expect(kindsIn(aTemplate({ fieldGroups: [] }))).toContain("SectionsDoNotMatchTabs");
  const [a, b, c] = aTemplate().sections;
  expect(kindsIn(aTemplate({ sections: [a ?? [], [], c ?? []] }))).toContain("TabHasNoSections");
  expect(kindsIn(aTemplate({ sections: [a ?? [], (b ?? []).slice(1), c ?? []] }))).toEqual(
    expect.arrayContaining(["TabHasNothingInTheLeftMenu", "SecondLevelWithoutFirst"]),
  );
  const fieldGroups = aTemplate().fieldGroups.map(({ value }) => ({ text: " ", value: `0${value}` }));
  expect(kindsIn(aTemplate({ fieldGroups }))).toEqual(
    expect.arrayContaining(["TabHasNoText", "TabValueIsNotItsIndex"]),
  );
});

test("a template needs one publish section and something for the card and the summary", () => {
  expect(kindsIn(aTemplate({ sections: [[], [], []] }))).toEqual(
    expect.arrayContaining(["NoPublishSection", "NothingFeeds", "NothingFeeds"]),
  );
  const last = aTemplate().sections[2] ?? [];
  expect(kindsIn(aTemplate({ sections: [...aTemplate().sections.slice(0, 2), [...last, ...last]] }))).toEqual(
    expect.arrayContaining(["SeveralPublishSections", "DuplicateKey"]),
  );
});

test("single blocks are checked for title, flags, feeds and options", () => {
  const field = (rest: Partial<BlockOf<"Text">>) => kindsIn(withField({ kind: "Text", key: "x", title: "X", ...rest }));
  expect(field({ title: " " })).toEqual(["EmptyTitle"]);
  expect(field({ showInLeftMenu: true })).toEqual(["SectionFlagOnField"]);
  expect(field({ feeds: ["topics"] })).toEqual(["FeedDoesNotFit"]);
  expect(field({ feeds: ["summary"], hideWhenPublished: true })).toContain("FeedIsHiddenWhenPublished");
  expect(kindsIn(withField({ kind: "Heading", level: 3, key: "x", title: "X", mandatory: true }))).toEqual([
    "CannotBeMandatory",
  ]);
  const nested = [{ value: "a", text: "A", children: [{ value: "a", text: "A" }] }];
  expect(
    kindsIn(withField({ kind: "Select", key: "x", title: "X", selectType: "checkboxes", options: nested })),
  ).toEqual(["DuplicateOption", "OptionsOnlyOneLevel"]);
});

test("a section that readers open must show them something", () => {
  const hidden: FieldBlock = { kind: "Text", key: "x", title: "X", hideWhenPublished: true };
  expect(kindsIn(withField(hidden))).toEqual(["SectionIsEmptyWhenPublished"]);
  const [first = [], ...rest] = aTemplate().sections;
  const ny: SectionBlock = { kind: "Section", key: "ny", title: "Ny", hideWhenPublished: true, blocks: [hidden] };
  expect(kindsIn(aTemplate({ sections: [[...first, ny], ...rest] }))).toEqual([]);
  expect(kindsIn(aTemplate({ sections: [[...first, { ...ny, blocks: [] }], ...rest] }))).toEqual(["SectionIsEmpty"]);
});

test("headings go one level at a time", () => {
  expect(kindsIn(withField({ kind: "Heading", key: "x", title: "X", level: 4 }))).toEqual(["HeadingSkipsALevel"]);
  expect(kindsIn(withField({ kind: "Heading", key: "x", title: "X", level: 3 }))).toEqual([]);
});

test("rules must be named once, know their blocks and values, and be used", () => {
  const relationRules = [...aTemplate().relationRules, rule("r", ["y"], "show", ["borte"])];
  expect(kindsIn(withField(choice("x", "r"), { relationRules }))).toEqual([
    "RuleNamesUnknownValue",
    "RuleNamesUnknownBlock",
  ]);
  expect(kindsIn(withField(choice("x", "mangler")))).toEqual(["RuleIsMissing"]);
  expect(kindsIn(aTemplate({ relationRules }))).toEqual(["RuleIsUnused", "RuleNamesUnknownBlock"]);
  expect(kindsIn(withField(choice("x", "etikk-relevant")))).toContain("RuleHasSeveralSources");
});

test("a rule that hides the section it stands in is a circle", () => {
  const relationRules = [...aTemplate().relationRules, rule("r", ["x"], "hide", ["ny"])];
  expect(kindsIn(withField(choice("x", "r"), { relationRules }))).toEqual(["RulesGoInACircle"]);
});

test("a block that no choice can show is found", () => {
  const relationRules = [...aTemplate().relationRules, rule("r", [], "show", ["kort"])];
  expect(kindsIn(withField(choice("x", "r"), { relationRules }))).toEqual(["NeverVisible"]);
});
