import fc from "fast-check";
import { expect, test } from "vitest";
import { aTemplate } from "../../../test/builders/a-small-template.ts";
import type { BlockValues } from "../../block/rules/index.ts";
import { held, isFilled } from "../../kinds/rules/index.ts";
import { checkTemplate, missingMandatory, placedBlocks, type Template, visibleBlocks } from "./index.ts";

/** @param filled keys of blocks whose content is not a value */
const keysMissing = (template: Template, values: BlockValues, filled: ReadonlySet<string> = new Set()) =>
  missingMandatory(
    template,
    values,
    (block) => filled.has(block.key) || isFilled(held(block, { value: values[block.key] })),
  ).map(({ block }) => block.key);

test("a choice shows and hides what the rule says, and a hidden section hides its blocks", () => {
  const none = visibleBlocks(aTemplate(), {});
  expect(["vurdering", "begrunnelse", "personvern", "dpia"].map((key) => none.has(key))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const no = visibleBlocks(aTemplate(), { relevant: "nei" });
  expect(["vurdering", "begrunnelse", "personvern", "dpia"].map((key) => no.has(key))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test("what is missing is what shows, is mandatory and has no value", () => {
  expect(keysMissing(aTemplate(), {})).toEqual(["kort", "dpia"]);
  expect(keysMissing(aTemplate(), { relevant: ["nei"], kort: "Kort" })).toEqual(["begrunnelse"]);
  expect(keysMissing(aTemplate(), { relevant: "ja", kort: "K", vurdering: "<p></p>" }, new Set(["dpia"]))).toEqual([
    "vurdering",
  ]);
});

/** Templates of up to twelve choices whose rules point at later blocks only, hence without circles. */
const templates: fc.Arbitrary<Template> = fc
  .array(
    fc.record({
      mandatory: fc.boolean(),
      effect: fc.constantFrom<"show" | "hide">("show", "hide"),
      targets: fc.array(fc.nat(12), { maxLength: 3 }),
      whenAnyOf: fc.subarray(["a", "b", "c"], { minLength: 1 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((specs) => {
    const options = ["a", "b", "c"].map((value) => ({ value, text: value }));
    const blocks = specs.map(({ mandatory }, at) => ({
      kind: "Select" as const,
      key: `b${at}`,
      title: "B",
      selectType: "checkboxes" as const,
      options,
      mandatory,
      relationRule: `r${at}`,
    }));
    return aTemplate({
      sections: [
        [{ kind: "Section", key: "s0", title: "S", showInLeftMenu: true, blocks: blocks.slice(0, 6) }],
        [{ kind: "Section", key: "s1", title: "S", showInLeftMenu: true, blocks: blocks.slice(6) }],
        [{ kind: "PublishSection", key: "send", title: "Send", showInLeftMenu: true, checklist: [] }],
      ],
      relationRules: specs.map(({ effect, targets, whenAnyOf }, at) => ({
        name: `r${at}`,
        effects: [
          { whenAnyOf, effect, blocks: targets.filter((to) => to > at && to < specs.length).map((to) => `b${to}`) },
        ],
      })),
    });
  });

const values = fc.dictionary(
  fc.nat(12).map((n) => `b${n}`),
  fc.subarray(["a", "b", "c"]),
  { maxKeys: 12 },
);

test("rules that only point forward are no circle", () => {
  fc.assert(
    fc.property(templates, (template) => {
      expect(checkTemplate(template).filter(({ kind }) => kind === "RulesGoInACircle")).toEqual([]);
    }),
  );
});

test("a hidden block is never required, and everything required is a mandatory visible block without value", () => {
  fc.assert(
    fc.property(templates, values, (template, chosen) => {
      const visible = visibleBlocks(template, chosen);
      const missing = new Set(keysMissing(template, chosen));
      for (const { block } of placedBlocks(template)) {
        const empty = (chosen[block.key] ?? []).length === 0;
        expect(missing.has(block.key)).toBe(block.mandatory === true && visible.has(block.key) && empty);
      }
    }),
  );
});

test("what is chosen in a hidden block decides nothing", () => {
  fc.assert(
    fc.property(templates, values, (template, chosen) => {
      const visible = visibleBlocks(template, chosen);
      const withoutHidden = Object.fromEntries(Object.entries(chosen).filter(([key]) => visible.has(key)));
      expect(visibleBlocks(template, withoutHidden)).toEqual(visible);
    }),
  );
});

test("where rules only show, choosing more never hides anything", () => {
  fc.assert(
    fc.property(templates, values, values, (template, chosen, more) => {
      const onlyShows = aTemplate({
        ...template,
        relationRules: template.relationRules.map((rule) => ({
          ...rule,
          effects: rule.effects.map((each) => ({ ...each, effect: "show" as const })),
        })),
      });
      const both = Object.fromEntries(
        [...Object.keys(chosen), ...Object.keys(more)].map((key) => [
          key,
          [...(chosen[key] ?? []), ...(more[key] ?? [])],
        ]),
      );
      const after = visibleBlocks(onlyShows, both);
      expect([...visibleBlocks(onlyShows, chosen)].filter((key) => !after.has(key))).toEqual([]);
    }),
  );
});
