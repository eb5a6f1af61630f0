import fc from "fast-check";
import { expect, test } from "vitest";
import { serverForFile } from "../../server-for-file.ts";
import { type EvidenceKey, evidenceKeys } from "./client.ts";
import { anInitiator } from "./stand.ts";

// Random sequences of the specification's writes by a client that remembers what it wrote, and then what the server gives back. Every write is
// of a few values, so that each comes back again and again: a server that takes a value of before for no wish loses it here.

const { server } = await serverForFile({ seed: "demo" });
const { number, client, details, items, block } = await anInitiator(server);

const texts = ["", "en", "to"] as const;
const rich = ["", "<p>en</p>", "<p>to</p>"] as const;
const aText = fc.constantFrom(...texts);
const aRich = fc.constantFrom(...rich);
const aPlace = fc.nat({ max: 5 });

const fields = {
  Text: await block("Text", ({ properties }) => !properties.isDateInput),
  TextEditor: await block("TextEditor"),
  Table: await block("Table"),
  Select: await block("Select", ({ properties }) => properties.selectable.length > 1),
};
const literature = (await block("LiteratureSearch")).contentId;
const study = await block("EvidenceTable", ({ properties }) => properties.tableSection === "PrimaryStudy");
const evaluation = (await block("EconomyEvaluation")).contentId;
const choices: string[] = fields.Select.properties.selectable.slice(0, 2).map(({ value }: { value: string }) => value);

/** The keys of a primary study that take any text. */
const studyKeys = ["reference", "dateAsString", "country", "population", "outcomeGoals", "finance"] as const;
const noCells = Object.fromEntries(evidenceKeys.map((key) => [key, ""])) as Record<EvidenceKey, string>;

type Cells = Record<string, number | string>;
/** What the client was told is saved. Rows by their ids. */
const wrote = {
  fields: new Map<string, unknown>(),
  title: "",
  searches: new Map<number, Cells>(),
  studies: new Map<number, Cells>(),
  numbers: {} as Cells,
  comments: new Map<number, string>(),
};
const at = <V>(rows: Map<number, V>, place: number): number | undefined => [...rows.keys()][place % (rows.size || 1)];

async function done(answer: Promise<{ readonly status: number; readonly body: { readonly id?: number } }>) {
  const { status, body } = await answer;
  expect([status, status === 200 ? null : body]).toEqual([200, null]);
  return body;
}

const field = (name: keyof typeof fields, value: string | readonly string[]) => async () => {
  const { contentGuid: id, type } = fields[name];
  await done(client.SaveSchemaItem({ id, value, type, pageId: number }));
  wrote.fields.set(name, value);
};

const searchCells = fc.record({
  date: fc.constantFrom("2024-02-01", "2025-01-31"),
  strategy: aRich,
  numberOfSearchHits: fc.constantFrom(0, 1, 12),
  source: fc.constantFrom("MEDLINE", "Embase"),
  url: fc.constantFrom("", "Ovid"),
});

const aWrite = fc.oneof(
  fc.tuple(fc.constantFrom("Text" as const), aText).map(([name, value]) => field(name, value)),
  aRich.map((value) => field("TextEditor", value)),
  fc.array(aText, { minLength: 4, maxLength: 4 }).map((value) => field("Table", value)),
  fc.subarray(choices, { maxLength: 1 }).map((value) => field("Select", value)),
  fc.constantFrom("En tittel", "En annen tittel").map((title) => async () => {
    await done(client.SaveSchemaBaseProp(number, title));
    wrote.title = title;
  }),
  searchCells.map((cells) => async () => {
    const more = { section: "A", searchType: "DB", editableSource: false } as const;
    const { id = 0 } = await done(client.CreateLiteratureSearchItem(literature, { ...cells, ...more }));
    wrote.searches.set(id, cells);
  }),
  fc.tuple(aPlace, searchCells).map(([place, cells]) => async () => {
    const id = at(wrote.searches, place);
    if (id === undefined) return;
    await done(client.UpdateLiteratureSearchItem(id, cells));
    wrote.searches.set(id, cells);
  }),
  fc.constant(async () => {
    const { contentId, properties } = study;
    const made = client.CreateEvidenceTableItem(contentId, properties.tableSection, { ...noCells, shortId: "Berg" });
    const { id = 0 } = await done(made);
    wrote.studies.set(id, Object.fromEntries(studyKeys.map((key) => [key, ""])));
  }),
  fc
    .tuple(aPlace, fc.dictionary(fc.constantFrom(...studyKeys), aText, { minKeys: 1 }))
    .map(([place, given]) => async () => {
      const id = at(wrote.studies, place);
      if (id === undefined) return;
      // The whole item as it is given now, with a few keys changed.
      const { properties } = await block("EvidenceTable", ({ contentId }) => contentId === study.contentId);
      const item = properties.table.find((row: { id: number }) => row.id === id);
      await done(client.UpdateEvidenceTableItem({ ...item, ...given }));
      wrote.studies.set(id, { ...wrote.studies.get(id), ...given });
    }),
  fc.tuple(fc.constantFrom("searches" as const, "studies" as const), aPlace).map(([kind, place]) => async () => {
    const id = wrote[kind].size < 3 ? undefined : at(wrote[kind], place);
    if (id === undefined) return;
    if (kind === "searches") await done(client.DeleteLiteratureSearchItem(id, literature, "A"));
    else await done(client.DeleteEvidenceTableItem(id, study.contentId, study.properties.tableSection));
    wrote[kind].delete(id);
  }),
  fc
    .record(
      { startup_1: fc.constantFrom(0, 5, 7), operational_25: fc.constantFrom(0, 5, 7), budget_3: aText },
      { requiredKeys: [] },
    )
    .filter((given) => Object.keys(given).length > 0)
    .map((given) => async () => {
      await done(client.SaveCustomNumbers(evaluation, given));
      Object.assign(wrote.numbers, given);
    }),
  fc.constantFrom("En kommentar", "En til").map((text) => async () => {
    await done(client.SaveComment(fields.TextEditor.contentGuid, text, number));
    // The call that saves a comment is not shown, so its number is read from the list.
    const list: { commentId: number; comment: string }[] = (await client.GetComments(fields.TextEditor.contentGuid))
      .body;
    const added = list.find(({ commentId }) => !wrote.comments.has(commentId));
    wrote.comments.set(added?.commentId ?? 0, text);
  }),
  fc.tuple(aPlace, fc.constantFrom("Endret", "En kommentar", null)).map(([place, value]) => async () => {
    const id = at(wrote.comments, place);
    if (id === undefined) return;
    const where = { id: fields.TextEditor.contentGuid, pageId: number };
    await done(value === null ? client.DeleteComment(id, where) : client.EditComment(id, value, where));
    if (value === null) wrote.comments.delete(id);
    else wrote.comments.set(id, value);
  }),
);

async function expectAllThatWasWritten(): Promise<void> {
  const now = await items();
  const of = (id: number) => now.find(({ contentId }) => contentId === id)?.properties;
  for (const [name, value] of wrote.fields) {
    const { text, table, selected } = of(fields[name as keyof typeof fields].contentId);
    const cells = table?.map((row: { text: string }) => row.text);
    expect([name, name === "Table" ? cells : name === "Select" ? selected : text]).toEqual([name, value]);
  }
  if (wrote.title !== "") expect((await details()).name).toBe(wrote.title);
  const rows = (given: readonly { id: number }[]) => new Map(given.map((row) => [row.id, row]));
  const [searches, studies] = [rows(of(literature).itemsA), rows(of(study.contentId).table)];
  expect([searches.size, studies.size]).toEqual([wrote.searches.size, wrote.studies.size]);
  for (const [id, cells] of wrote.searches) expect(searches.get(id)).toMatchObject(cells);
  for (const [id, cells] of wrote.studies) expect(studies.get(id)).toMatchObject(cells);
  expect((await client.GetCustomNumbers(evaluation)).body).toMatchObject(wrote.numbers);
  const comments: { commentId: number; comment: string }[] = (await client.GetComments(fields.TextEditor.contentGuid))
    .body;
  expect(new Map(comments.map(({ commentId, comment }) => [commentId, comment]))).toEqual(wrote.comments);
}

test("whatever is written in whatever order: nothing that was answered with success is missing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aWrite, { minLength: 10, maxLength: 30 }), async (writes) => {
      for (const write of writes) await write();
      await expectAllThatWasWritten();
    }),
    // What was written stays from run to run, so a shorter sequence would not be the same one.
    { numRuns: 8, endOnFailure: true },
  );
});
