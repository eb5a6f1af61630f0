import fc from "fast-check";
import { expect, test } from "vitest";
import { aSection, aTemplate, aText, aWorkingCopy, everyKind } from "../../../test/builders/a-working-copy.ts";
import { authorSections } from "../../assessment/rules/working-copy/index.ts";
import type { FieldBlock } from "../../kinds/rules/index.ts";
import { SELECTION_PART } from "../../literature/rules/index.ts";
import type { PlacedSection } from "../../reading/rules/index.ts";
import { REFERENCES_PART } from "../../reference/rules/index.ts";
import { countStep, formBranches, formPlace, marksOptional, type StepCount, stepState, taskPlace } from "./index.ts";

const section = (contentGuid: string, fieldGroup: number, second: boolean, hiddenByRule: boolean): PlacedSection => ({
  contentGuid,
  fieldGroup,
  hiddenByRule,
  title: contentGuid,
  showInLeftMenu: true,
  isSecondLevelSection: second,
});

const fieldGroups = [0, 1, 2].map((value) => ({ text: `Steg ${value}`, value: String(value) }));
const forms = fc
  .array(fc.record({ tab: fc.nat(2), second: fc.boolean(), hidden: fc.boolean() }), { maxLength: 12 })
  .map((all) =>
    all.sort((a, b) => a.tab - b.tab).map((each, at) => section(`s${at}`, each.tab, each.second, each.hidden)),
  )
  .map((sections) => ({ sections, fieldGroups }));

test("going on from the first section opens every section that shows once, those of the second level with the one above", () => {
  fc.assert(
    fc.property(forms, (form) => {
      const opened: string[] = [];
      let at = formBranches(form)[0]?.section;
      let before: PlacedSection | undefined;
      while (at) {
        const place = formPlace(form, { tab: at.fieldGroup, section: at.contentGuid });
        expect(place.previous).toBe(before);
        const { section: first, secondLevel } = place.open ?? { section: at, secondLevel: [] };
        expect([first, ...secondLevel].every(({ fieldGroup }) => fieldGroup === place.tab)).toBe(true);
        opened.push(...[first, ...secondLevel].map(({ contentGuid }) => contentGuid));
        before = at;
        at = place.next;
      }
      const shown = form.sections.filter(({ hiddenByRule }) => !hiddenByRule);
      expect(opened).toEqual(shown.map(({ contentGuid }) => contentGuid));
    }),
  );
});

test("any address opens a section of its step, and one of the second level opens with the one above it", () => {
  fc.assert(
    fc.property(forms, fc.option(fc.nat(9), { nil: undefined }), fc.nat(14), (form, tab, at) => {
      const { open, named, tab: openTab } = formPlace(form, { tab, section: `s${at}` });
      expect(openTab).toBe(tab !== undefined && tab < 3 ? tab : 0);
      if (open) expect([open.section, ...open.secondLevel]).toContain(named);
      else expect(named).toBeUndefined();
      const asked = form.sections[at];
      if (asked && !asked.hiddenByRule && asked.fieldGroup === openTab) expect(named).toBe(asked);
    }),
  );
});

test.each<[string, StepCount, boolean, ReturnType<typeof stepState>]>([
  ["a step without a field has none", { fields: 0, begun: 0, mandatory: 0, missing: 0 }, false, null],
  ["nothing written", { fields: 5, begun: 0, mandatory: 4, missing: 4 }, false, { kind: "nothing" }],
  [
    "nothing written and nothing asked for",
    { fields: 2, begun: 0, mandatory: 0, missing: 0 },
    true,
    { kind: "nothing" },
  ],
  ["begun and left", { fields: 5, begun: 1, mandatory: 4, missing: 3 }, false, { kind: "missing", count: 3 }],
  ["begun and open", { fields: 5, begun: 1, mandatory: 4, missing: 3 }, true, { kind: "begun" }],
  ["all that must be", { fields: 5, begun: 4, mandatory: 4, missing: 0 }, false, { kind: "done" }],
  ["some of what may be", { fields: 3, begun: 1, mandatory: 0, missing: 0 }, false, { kind: "begun" }],
  ["all of what may be", { fields: 3, begun: 3, mandatory: 0, missing: 0 }, true, { kind: "done" }],
])("%s", (_, count, isOpen, state) => {
  expect(stepState(count, isOpen)).toEqual(state);
});

test("only an open step hides how many fields are left, and no step is done while one is", () => {
  const counts = fc
    .record({ fields: fc.nat(9), begun: fc.nat(9), mandatory: fc.nat(9), missing: fc.nat(9) })
    .filter(({ fields, begun, mandatory, missing }) => missing <= mandatory && mandatory <= fields && begun <= fields);
  fc.assert(
    fc.property(counts, fc.boolean(), (count, isOpen) => {
      const state = stepState(count, isOpen);
      if (state?.kind === "done") expect(count.missing).toBe(0);
      if (state?.kind === "missing") expect([state.count, isOpen]).toEqual([count.missing, false]);
    }),
  );
});

test("fields are counted by what is in them; headings, files to download and what a rule hides are none", () => {
  const template = aTemplate([
    [
      aSection("alle", [...everyKind]),
      aSection("mer", [aText("skjult"), aText("vist", { mandatory: true }), aText("tom", { mandatory: true })]),
    ],
  ]);
  const rule = {
    name: "ingen",
    effects: [{ whenAnyOf: ["hjerte"], effect: "show" as const, blocks: ["skjult"] }],
  };
  const values = { tekst: " ", rik: "<p>a</p>", pico: ["", "a", "", ""], vist: "a" };
  const copy = aWorkingCopy({ ...template, relationRules: [rule] }, values, {
    files: { pdf: [{ id: 1, name: "a.pdf", url: "/a.pdf" }] },
  });
  const sections = authorSections(copy);
  const fillable = [
    "tekst",
    "rik",
    "valg",
    "fag",
    "pico",
    "sok",
    "pdf",
    "bilder",
    "evidens",
    "okonomi",
    "kommune",
    "utfall",
    "vist",
    "tom",
  ];
  expect(countStep(sections, new Set(["guid-tom"]))).toEqual({
    fields: fillable.length,
    begun: ["rik", "pico", "pdf", "vist"].length,
    mandatory: 2,
    missing: 1,
  });
});

test("an evaluation with numbers alone is begun, with a workbook too, and a municipality's files are a field", () => {
  const economy: FieldBlock = { kind: "EconomyEvaluation", key: "okonomi", title: "Økonomi" };
  const files: FieldBlock = { kind: "EconomyMunicipality", key: "kommune", title: "Filer", isMunicipality: true };
  const template = aTemplate([[aSection("a", [economy, files])]]);
  const begunWith = (outside: Parameters<typeof aWorkingCopy>[2]) => {
    const { fields, begun } = countStep(authorSections(aWorkingCopy(template, {}, outside)), new Set());
    return [fields, begun];
  };
  const row = { id: 1, part: "", rev: 1, revs: {}, cells: { startup_1: "2900000" } };
  const file = { id: 1, name: "a.xlsx", url: "/a.xlsx" };
  expect(begunWith({})).toEqual([2, 0]);
  expect(begunWith({ rows: { okonomi: [row] } })).toEqual([2, 1]);
  expect(begunWith({ files: { okonomi: [{ ...file, cells: row.cells }] } })).toEqual([2, 1]);
  expect(begunWith({ files: { kommune: [file] } })).toEqual([2, 1]);
});

test("a literature search with the selection of studies alone is begun, and with references alone", () => {
  const search = everyKind.find(({ kind }) => kind === "LiteratureSearch");
  if (!search) throw new Error("every kind has a literature search");
  const begunWith = (part: string, cells: Record<string, string>) => {
    const rows = { [search.key]: [{ id: 1, part, rev: 1, revs: {}, cells }] };
    const copy = aWorkingCopy(aTemplate([[aSection("a", [search])]]), {}, { rows });
    return countStep(authorSections(copy), new Set()).begun;
  };
  expect(begunWith(SELECTION_PART, { screened: "120" })).toBe(1);
  expect(begunWith(SELECTION_PART, { screened: "" })).toBe(0);
  expect(begunWith(REFERENCES_PART, { title: "Eksempelstudien" })).toBe(1);
});

test("a role's task stands where its kind of block does; who writes in the whole form begins with what is missing", () => {
  const sections = authorSections(
    aWorkingCopy(aTemplate([[aSection("a", [aText("t")])], [aSection("b", [...everyKind])]]), {}),
  );
  const missing = [{ tab: 1, section: "guid-b" }];
  const of = (role: Parameters<typeof taskPlace>[0]) => taskPlace(role, { sections, missing });
  expect(of("librarian")).toEqual({ tab: 1, section: "guid-b" });
  expect(of("economist")).toEqual({ tab: 1, section: "guid-b" });
  expect(of("peer")).toBeNull();
  expect([of("initiator"), of("other")]).toEqual([missing[0], missing[0]]);
  expect(taskPlace("initiator", { sections, missing: [] })).toBeNull();
});

test("fields that may stay empty are marked where most must be filled in, and kinds without a field of their own do not count", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 6 }), (mandatory) => {
      const texts = mandatory.map((each, at) => aText(`t${at}`, { mandatory: each }));
      const heading = { kind: "Heading", key: "h", title: "Del", level: 3 } as const;
      const [section] = authorSections(aWorkingCopy(aTemplate([[aSection("a", [heading, ...texts])]]), {}));
      const [most, others] = [true, false].map((wanted) => mandatory.filter((each) => each === wanted).length);
      expect(marksOptional(section?.blocks ?? [])).toBe((most ?? 0) > (others ?? 0));
    }),
  );
});
