import fc from "fast-check";
import { expect, test } from "vitest";
import type { ReaderSection } from "../../kinds/rules/index.ts";
import {
  aroundTab,
  type OpenPlace,
  openPlace,
  type PlacedSection,
  shownLastSaved,
  withoutHiddenWhenPublished,
} from "./index.ts";

const now = new Date("2026-10-25T01:30:00Z");
const before = (ms: number) => shownLastSaved(new Date(now.getTime() - ms), now);

test("last saved is told in seconds, then minutes, then as a moment", () => {
  expect(before(0)).toEqual({ kind: "seconds", count: 0 });
  expect(before(59_999)).toEqual({ kind: "seconds", count: 59 });
  expect(before(60_000)).toEqual({ kind: "minutes", count: 1 });
  expect(before(3_599_999)).toEqual({ kind: "minutes", count: 59 });
  expect(before(3_600_000)).toEqual({ kind: "moment", at: new Date(now.getTime() - 3_600_000) });
  expect(before(-5_000)).toEqual({ kind: "seconds", count: 0 });
});

const section = (contentGuid: string, fieldGroup: number, hiddenByRule: boolean): PlacedSection => ({
  contentGuid,
  fieldGroup,
  hiddenByRule,
  title: contentGuid,
  showInLeftMenu: true,
  isSecondLevelSection: false,
});

test("once published a flagged section is gone with its second level, and the publish section stays", () => {
  const flagged = (contentGuid: string, hideWhenPublished: boolean, rest: object = {}) => ({
    ...section(contentGuid, 0, false),
    kind: "Section",
    hideWhenPublished,
    ...rest,
  });
  const shown = withoutHiddenWhenPublished([
    flagged("a", false),
    flagged("a-under", true, { isSecondLevelSection: true }),
    flagged("b", true),
    flagged("b-under", false, { isSecondLevelSection: true }),
    flagged("send", true, { kind: "PublishSection" }),
  ]);
  expect(shown.map(({ contentGuid }) => contentGuid)).toEqual(["a", "send"]);
});

const forReaders = ({ hiddenByRule: _, ...placed }: PlacedSection): ReaderSection => ({
  ...placed,
  kind: "Section",
  contentId: 1,
  description: "",
  width: "full",
  blocks: [
    {
      kind: "Text",
      contentGuid: "block",
      contentId: 2,
      title: "",
      description: "",
      width: "full",
      text: "",
      isDate: false,
    },
  ],
});

const sectionLists = fc
  .array(fc.record({ tab: fc.nat(3), hidden: fc.boolean() }), { maxLength: 12 })
  .map((all) => all.sort((a, b) => a.tab - b.tab).map(({ tab, hidden }, at) => section(`s${at}`, tab, hidden)));
const fieldGroups = [0, 1, 2, 3].map((value) => ({ text: `Fane ${value}`, value: String(value) }));

test("any address opens one shown section of its tab, and walking on passes every shown section once", () => {
  fc.assert(
    fc.property(sectionLists, fc.option(fc.nat(9), { nil: undefined }), fc.string(), (sections, tab, name) => {
      const place = openPlace({ sections, fieldGroups }, { tab, section: name });
      expect(place.tab).toBe(tab !== undefined && tab < 4 ? tab : 0);
      if (place.section) expect(place.section).toMatchObject({ fieldGroup: place.tab, hiddenByRule: false });
      else expect(place.sections).toEqual([]);

      const others = sections.filter(({ hiddenByRule, fieldGroup }) => !hiddenByRule && fieldGroup !== place.tab);
      expect(place.nextTab).toBe(others.find(({ fieldGroup }) => fieldGroup > place.tab));
      const before = others.filter(({ fieldGroup }) => fieldGroup < place.tab);
      expect(place.previousTab).toBe(before.find(({ fieldGroup }) => fieldGroup === before.at(-1)?.fieldGroup));

      const shown = sections.filter(({ hiddenByRule }) => !hiddenByRule);
      const walked: string[] = [];
      let at = shown[0];
      while (at) {
        walked.push(at.contentGuid);
        at = openPlace({ sections, fieldGroups }, { tab: at.fieldGroup, section: at.contentGuid }).next;
      }
      expect(walked).toEqual(shown.map(({ contentGuid }) => contentGuid));
    }),
  );
});

test("what is around a tab opens the same place, with the same neighbours, as the whole does", () => {
  const named = (sections: readonly (PlacedSection | undefined)[]) => sections.map((each) => each?.contentGuid);
  const neighbours = (place: OpenPlace) => named([place.previous, place.next, place.previousTab, place.nextTab]);
  fc.assert(
    fc.property(sectionLists, fc.nat(5), fc.nat(12), (placed, tab, at) => {
      const sections = placed.map(forReaders);
      const address = { tab, section: `s${at}` };
      const whole = openPlace({ sections, fieldGroups }, address);
      const around = openPlace({ sections: aroundTab({ sections, fieldGroups }, tab), fieldGroups }, address);
      expect(around.tab).toBe(whole.tab);
      expect(around.section).toBe(whole.section);
      expect(around.sections).toEqual(whole.sections);
      expect(neighbours(around)).toEqual(neighbours(whole));
      const others = aroundTab({ sections, fieldGroups }, tab).filter(({ fieldGroup }) => fieldGroup !== whole.tab);
      expect(others.flatMap(({ blocks }) => blocks)).toEqual([]);
    }),
  );
});
