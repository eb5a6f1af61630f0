import { expect, test } from "vitest";
import type { ListedSearch } from "./listed-search.ts";
import { changeSection, itemState, openForms, type SectionEvent, type SectionState } from "./section-state.ts";
import { todayInOslo } from "./today.ts";

const item: ListedSearch = {
  id: 4,
  searchType: "Web",
  source: "SBU",
  url: "",
  date: "2026-03-01",
  strategy: "",
  hits: null,
  editableSource: false,
  rev: 3,
};
const run = (...events: readonly SectionEvent[]): SectionState =>
  events.reduce(changeSection, { adding: null, items: {} });
const add: SectionEvent = { kind: "add", today: "2026-11-21" };

test("the add form is hidden, shown on add, and hidden again on save or cancel, empty the next time", () => {
  expect(run(add).adding).toMatchObject({ at: "writing" });
  const written: SectionEvent = { kind: "new-form", event: { kind: "wrote", field: "strategy", value: "<p>x</p>" } };
  expect(run(add, written, { kind: "added-or-cancelled" }).adding).toBeNull();
  expect(run(add, written, { kind: "added-or-cancelled" }, add).adding?.draft.strategy).toBe("");
});

test("asking for the form again keeps what stands in it", () => {
  const written: SectionEvent = { kind: "new-form", event: { kind: "wrote", field: "strategy", value: "<p>x</p>" } };
  expect(run(add, written, add).adding?.draft.strategy).toBe("<p>x</p>");
});

test("an item goes from viewing to editing, saving and back, or stays in editing when the save is refused", () => {
  const edit: SectionEvent = { kind: "edit", item };
  const save: SectionEvent = { kind: "item-form", id: 4, event: { kind: "save", key: "k" } };
  expect(itemState(run(), 4)).toMatchObject({ at: "viewing" });
  expect(itemState(run(edit), 4)).toMatchObject({ at: "editing", form: { at: "writing" } });
  expect(itemState(run(edit, save), 4)).toMatchObject({ at: "editing", form: { at: "saving" } });
  expect(itemState(run(edit, save, { kind: "shown", id: 4 }), 4)).toMatchObject({ at: "viewing" });
  const problem = { type: "", title: "Nei", kind: "x", status: 500 };
  const after = run(edit, save, { kind: "item-form", id: 4, event: { kind: "refused", problem } });
  expect(itemState(after, 4)).toMatchObject({ at: "editing", form: { at: "writing", trouble: { title: "Nei" } } });
});

test("a delete that is refused shows the item again with the reason", () => {
  const after = run({ kind: "delete", id: 4 }, { kind: "not-deleted", id: 4, because: "Nei" });
  expect(itemState(after, 4)).toEqual({ at: "viewing", notDeleted: "Nei" });
});

test("open forms are known by their ids", () => {
  expect(openForms(run(add, { kind: "edit", item })).map(({ id }) => id)).toEqual(["new", 4]);
});

test("today is the day in Norway, whatever the clock of the machine", () => {
  expect(todayInOslo(new Date("2026-06-30T22:30:00Z"))).toBe("2026-07-01");
  expect(todayInOslo(new Date("2026-12-31T22:59:00Z"))).toBe("2026-12-31");
});
