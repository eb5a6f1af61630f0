import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSearch } from "../../../../core/literature/index.ts";
import { decodeStrategy } from "../../../../core/rich-text/index.ts";
import type { ListedSearch } from "./listed-search.ts";
import { createBody, emptyDraft, updateBody } from "./search-draft.ts";
import {
  changeForm,
  type FormEvent,
  formOf,
  hasUnsent,
  newForm,
  type SearchForm,
  savedByAnother,
} from "./search-form.ts";
import { sourceChoices } from "./source-choices.ts";

const { databases, webSources } = sourceChoices({
  databases: [{ text: "MEDLINE" }],
  webSources: [{ text: "SBU", url: "https://www.sbu.se/" }],
});
const [medline, otherDatabase] = databases;
const [sbu, otherWebSource] = webSources;

const item: ListedSearch = {
  id: 4,
  searchType: "DB",
  source: "MEDLINE",
  url: "",
  date: "2026-03-01",
  strategy: "<p>dialyse</p>",
  hits: 12,
  editableSource: false,
  rev: 3,
};
const run = (form: SearchForm, ...events: readonly (FormEvent | undefined)[]): SearchForm =>
  events.reduce((now: SearchForm, event) => (event ? changeForm(now, event) : now), form);
const chose = (choice = medline): FormEvent | undefined => choice && { kind: "chose", choice };
const wrote = (field: "source" | "url" | "date" | "hits" | "strategy", value: string): FormEvent => ({
  kind: "wrote",
  field,
  value,
});
const save = (key = "k1"): FormEvent => ({ kind: "save", key });
const refused = (status: number, fields?: { path: string; kind: string; message: string }[]): FormEvent => ({
  kind: "refused",
  problem: { type: "", title: "Nei", kind: "x", status, ...(fields ? { fields } : {}) },
});

describe("choosing a source", () => {
  test("the list has each preset of its kind, and last one to name", () => {
    expect(databases.map(({ text }) => text)).toEqual(["MEDLINE", "Annen database"]);
    expect(webSources.map(({ text }) => text)).toEqual(["SBU", "Annen nettkilde"]);
  });

  test("sets the type, and a web preset fills in its address", () => {
    expect(run(newForm("2026-11-21"), chose(sbu)).draft).toMatchObject({
      searchType: "Web",
      source: "SBU",
      url: "https://www.sbu.se/",
      editableSource: false,
    });
  });

  test("clears source and link, and keeps what else was written", () => {
    const before = run(
      newForm("2026-11-21"),
      chose(otherWebSource),
      wrote("source", "Min kilde"),
      wrote("url", "https://x.no"),
      wrote("strategy", "<p>ord</p>"),
    );
    expect(run(before, chose(otherDatabase)).draft).toMatchObject({
      searchType: "DB",
      source: "",
      url: "",
      editableSource: true,
      strategy: "<p>ord</p>",
    });
  });
});

test("a new form has today, no hits, no strategy and no source, and is nothing to lose", () => {
  const form = newForm("2026-11-21");
  expect(form.draft).toEqual({ ...emptyDraft("2026-11-21"), hits: "0", searchType: null });
  expect(hasUnsent(form)).toBe(false);
});

describe("saving", () => {
  test("is refused here by the very rules of the server, and the faults go as their fields are mended", () => {
    const form = run(newForm("2026-11-21"), chose(otherDatabase), wrote("hits", "mange"), save());
    expect(form).toMatchObject({ at: "writing", trouble: { kind: "faults" } });
    const mended = run(form, wrote("source", "Eget register"));
    expect(mended).toMatchObject({ trouble: { fields: [{ path: "numberOfSearchHits", kind: "NotANumber" }] } });
    expect(run(mended, wrote("hits", "12"), save())).toMatchObject({ at: "saving", attempt: { key: "k1" } });
  });

  test("nothing is written and nothing saved twice while it is under way", () => {
    const form = run(newForm("2026-11-21"), chose(), save());
    expect(run(form, wrote("hits", "99"), chose(sbu), save("k2"))).toBe(form);
  });

  test("that fails leaves every word, and the same again carries the same key", () => {
    const failed = run(newForm("2026-11-21"), chose(), wrote("strategy", "<p>ord</p>"), save(), refused(0));
    expect(failed).toMatchObject({ at: "writing", draft: { strategy: "<p>ord</p>" }, trouble: { title: "Nei" } });
    expect(run(failed, save("k2"))).toMatchObject({ attempt: { key: "k1" } });
    expect(run(failed, wrote("hits", "5"), save("k2"))).toMatchObject({ attempt: { key: "k2" } });
  });

  test("a rule that only the server knew is shown at its field", () => {
    const form = run(
      newForm("2026-11-21"),
      chose(),
      save(),
      refused(422, [{ path: "strategy", kind: "TooLong", message: "" }]),
    );
    expect(form).toMatchObject({ trouble: { kind: "faults", fields: [{ path: "strategy", kind: "TooLong" }] } });
  });
});

describe("when a colleague saves the same search meanwhile", () => {
  const theirs = { ...item, rev: 4, hits: 20 };

  test("a form that nobody has written in gives way", () => {
    expect(savedByAnother(formOf(item), item)).toBe("nothing");
    expect(savedByAnother(formOf(item), theirs)).toBe("takes-the-place");
  });

  test("what was written stands against theirs until it is settled, then is saved on top of it", () => {
    const form = run(formOf(item), wrote("hits", "15"));
    expect(savedByAnother(form, theirs)).toBe("conflicts");
    expect(run(form, { kind: "kept-mine", theirs }, save())).toMatchObject({
      attempt: { rev: 4, draft: { hits: "15" } },
    });
  });

  test("there is nothing to settle when both wrote the same", () => {
    expect(savedByAnother(run(formOf(item), wrote("hits", "20")), theirs)).toBe("nothing");
  });
});

test("the strategy is HTML-encoded once, and hits belong to databases only", () => {
  const strategy = "<p>a &lt; b &amp; c</p>";
  const body = createBody({ ...run(newForm("2026-11-21"), chose()).draft, strategy }, 7, "B");
  expect(body).toMatchObject({ id: 7, section: "B", searchType: "DB", numberOfSearchHits: "0" });
  expect(body.strategy).not.toContain("<");
  expect(decodeStrategy(body.strategy ?? "")).toBe(strategy);
  expect(updateBody(run(newForm("2026-11-21"), chose(sbu)).draft, 4, 3)).toMatchObject({
    rev: 3,
    numberOfSearchHits: null,
  });
});

test("whatever a person does, only what the rules allow is sent, and a failure loses no word", () => {
  const event = fc.oneof(
    fc.constantFrom(...[...databases, ...webSources]).map((choice): FormEvent => ({ kind: "chose", choice })),
    fc
      .tuple(
        fc.constantFrom("source", "url", "date", "hits", "strategy"),
        fc.constantFrom("", "12", "https://a.no", "2026-01-02", "x"),
      )
      .map(([field, value]) => wrote(field, value)),
    fc.constantFrom(save("k1"), save("k2"), refused(0), refused(409)),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let form = newForm("2026-11-21");
      for (const each of events) {
        const next = changeForm(form, each);
        if (next.at === "saving") {
          const { searchType, source, url, date, hits } = next.attempt.draft;
          expect(searchType && checkSearch({ searchType, source, url, date, numberOfSearchHits: hits })).toEqual([]);
        }
        if (each.kind === "refused") expect(next.draft).toEqual(form.draft);
        form = next;
      }
    }),
  );
});
