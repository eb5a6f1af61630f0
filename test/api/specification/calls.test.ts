import { describe, expect, test } from "vitest";
import { seatedAs } from "../../builders/signed-in.ts";
import { serverForFile } from "../../server-for-file.ts";
import { type EvidenceKey, evidenceKeys, type SchemaItem, type Search, specificationClient } from "./client.ts";
import { anInitiator, aVisitor } from "./stand.ts";

// What a client that knows the specification alone meets: it sends the listed keys and believes the status. Files are in files.test.ts,
// what the public calls in public.test.ts.

const { server } = await serverForFile({ seed: "demo" });

const search: Search = {
  ...{ section: "A", searchType: "DB", source: "MEDLINE", url: "", date: "2024-02-01" },
  ...{ strategy: "<p>dialyse &amp; hjem</p>", numberOfSearchHits: 12, editableSource: false },
};

const noCells = Object.fromEntries(evidenceKeys.map((key) => [key, ""])) as Record<EvidenceKey, string>;

/** What a field can hold, one value after another and back again, and nothing at last. */
function valuesOf(item: SchemaItem): readonly (string | readonly string[])[] {
  const { properties, type } = item;
  if (type === "TextEditor") return ["<p>en</p>", "<p>to</p>", "<p>en</p>", ""];
  if (type === "Text" && properties.isDateInput) return ["2024-03-01", "2025-04-02", "2024-03-01", ""];
  if (type === "Text") return ["en", "to", "en", ""];
  if (type === "Table" || type === "EconomyEvaluation") {
    const [one, two] = [
      ["a", "b", "c", "d"],
      ["a", "", "", "ny"],
    ];
    return [one, two, one, ["", "", "", ""]];
  }
  if (type !== "Select" && type !== "RelationSelector") return [];
  const leaves: string[] = properties.selectable.flatMap(
    ({ value, children }: { value: string; children?: { value: string }[] }) =>
      children?.length ? children.map((child) => child.value) : [value],
  );
  const [first = "", second = first] = leaves;
  return [[first], [second], [first], []];
}

const holds = ({ type, properties }: SchemaItem): unknown => {
  if (type === "Table") return properties.table.map(({ text }: { text: string }) => text);
  if (type === "Select" || type === "RelationSelector") return properties.selected;
  return properties.text;
};

/** The four texts of an evaluation in the order in which they are sent. */
const textsOf = ({ operationalCosts, budget, startupCosts, financialBasis }: Readonly<Record<string, string>>) => [
  ...[operationalCosts, budget, startupCosts, financialBasis],
];

describe("fields", () => {
  test.each(["1", "2", "3"] as const)("type %s: every field goes back and forth, and is emptied", async (type) => {
    const { number, client, items } = await anInitiator(server, type);
    const kinds = new Set<string>();
    for (const item of await items()) {
      // One field of each kind and shape: they are many, and alike.
      const { selectType = "", isDateInput = false, multiline = false } = item.properties;
      const shape = `${item.type} ${selectType} ${isDateInput} ${multiline}`;
      if (kinds.has(shape)) continue;
      kinds.add(shape);
      for (const value of valuesOf(item)) {
        const named = { id: item.contentGuid, value, type: item.type, pageId: number };
        const { relationRule } = item.properties;
        const isChoice = item.type === "Select";
        const saved = isChoice
          ? await client.SaveChoice({ ...named, relationRule: relationRule ?? null })
          : await client.SaveSchemaItem(named);
        expect([item.title, saved.status]).toEqual([item.title, 200]);
        const now = (await items()).find(({ contentGuid }) => contentGuid === item.contentGuid);
        const isEvaluation = item.type === "EconomyEvaluation";
        const texts = isEvaluation ? (await client.GetEconomyData(item.contentId)).body.textInput : null;
        expect([item.title, texts ? textsOf(texts) : now && holds(now)]).toEqual([item.title, value]);
      }
    }
    expect(kinds.size).toBeGreaterThan(3);
  });

  test("the title, when it was last saved, and the address for mail", async () => {
    const { number, client, details } = await anInitiator(server);
    const before = (await client.GetLastSavedSchemaPage((await details()).schema.contentGuid)).body;
    for (const title of ["Ny tittel", "En annen", "Ny tittel"]) {
      expect((await client.SaveSchemaBaseProp(number, title)).status).toBe(200);
      expect((await details()).name).toBe(title);
    }
    const after = (await client.GetLastSavedSchemaPage((await details()).schema.contentGuid)).body;
    expect(Date.parse(after)).toBeGreaterThanOrEqual(Date.parse(before));
    expect((await client.GetContactAddress()).body).toMatch(/@/);
  });
});

describe("literature searches", () => {
  const found = (item: SchemaItem, section = "A") => item.properties[`items${section}`] ?? [];

  test("are made in each section, of both types, changed back and forth, and emptied", async () => {
    const { client, block } = await anInitiator(server);
    const { contentId } = await block("LiteratureSearch");
    for (const section of ["A", "B", "C", "D", "E"]) {
      expect((await client.CreateLiteratureSearchItem(contentId, { ...search, section })).ok).toBe(true);
      const web = { ...search, section, searchType: "Web", source: "NICE", url: "https://www.nice.org.uk/" } as const;
      expect((await client.CreateLiteratureSearchItem(contentId, web)).ok).toBe(true);
      expect(found(await block("LiteratureSearch"), section)).toMatchObject(
        [search, { ...web, numberOfSearchHits: null }].map(({ strategy: _, section: __, ...cells }) => cells),
      );
    }
    const [item] = found(await block("LiteratureSearch"));
    expect(item).toMatchObject({ ownerId: contentId, section: "A", strategy: "<p>dialyse &amp; hjem</p>" });
    const one = { date: "2024-02-01", strategy: "<p>en</p>", numberOfSearchHits: 12, source: "MEDLINE", url: "" };
    const other = { date: "2025-01-31", strategy: "<p>to</p>", numberOfSearchHits: 0, source: "Embase", url: "Ovid" };
    for (const cells of [one, other, one, { ...other, strategy: "", url: "" }, one]) {
      expect((await client.UpdateLiteratureSearchItem(item.id, cells)).status).toBe(200);
      expect(found(await block("LiteratureSearch"))[0]).toMatchObject(cells);
    }
    expect((await client.DeleteLiteratureSearchItem(item.id, contentId, "A")).ok).toBe(true);
    expect(found(await block("LiteratureSearch"))).toHaveLength(1);
  });

  test("of two clients the last one writes, and the history keeps the other's text", async () => {
    const { number, client, block } = await anInitiator(server);
    const { contentId } = await block("LiteratureSearch");
    const { body: made } = await client.CreateLiteratureSearchItem(contentId, search);
    const one = { date: "2024-02-01", strategy: "<p>hennes</p>", numberOfSearchHits: 7, source: "MEDLINE", url: "" };
    expect((await client.UpdateLiteratureSearchItem(made.id, one)).status).toBe(200);
    const { body } = await client.UpdateLiteratureSearchItem(made.id, {
      ...one,
      strategy: "<p>dialyse &amp; hjem</p>",
    });
    expect(body).toMatchObject({ ok: true, written: ["strategy"] });
    const kept = await server.db.selectFrom("history").select("value").where("assessment", "=", number).execute();
    expect(JSON.stringify(kept)).toContain("hennes");
  });
});

describe("evidence tables", () => {
  test.each(["KnowledgeSummary", "PrimaryStudy"])(
    "%s: whole items as they were given, one key after another",
    async (section) => {
      const { client, block } = await anInitiator(server);
      const ofSection = (item: SchemaItem) => item.properties.tableSection === section;
      const { contentId } = await block("EvidenceTable", ofSection);
      const rows = async () => (await block("EvidenceTable", ofSection)).properties.table;
      const made = await client.CreateEvidenceTableItem(contentId, section, { ...noCells, shortId: "Hansen 2021" });
      expect(made.ok).toBe(true);
      const [given] = await rows();
      expect(given).toMatchObject({ ownerId: contentId, section, type: "custom", customType: "evidenceTable" });
      const only =
        section === "KnowledgeSummary"
          ? ["finance", "risk", "country"]
          : ["numberOfPrimaryStudies", "populationNumberOfPatiens", "methodQuality"];
      for (const key of evidenceKeys.filter((each) => !only.includes(each))) {
        const [one, two] =
          key === "risk"
            ? ["Lav risiko", "Høy risiko"]
            : key === "methodQuality"
              ? ["Høy", "Lav"]
              : key === "resultEffect"
                ? ["<p>en</p>", "<p>to</p>"]
                : ["en", "to"];
        for (const value of [one, two, one, "", two]) {
          // Always from the item as it was first given: nothing that was written meanwhile is known.
          const saved = await client.UpdateEvidenceTableItem({ ...given, [key]: value });
          expect([key, saved.status]).toEqual([key, 200]);
          const [now] = await rows();
          expect([key, now[key]]).toEqual([key, value]);
          const [row] = await rows();
          expect((await client.UpdateEvidenceTableItem({ ...row, [key]: value })).body.written).toEqual([]);
        }
      }
      expect((await client.DeleteEvidenceTableItem(given.id, contentId, section)).ok).toBe(true);
      expect(await rows()).toEqual([]);
    },
  );
});

describe("numbers of an economic evaluation", () => {
  test("all 46 fields, back and forth, and emptied", async () => {
    const { client, block } = await anInitiator(server);
    const { contentId } = await block("EconomyEvaluation");
    const fields = (value: number, comment: string) =>
      Object.fromEntries([
        ...Array.from({ length: 6 }, (_, at) => [`startup_${at + 1}`, value]),
        ...Array.from({ length: 25 }, (_, at) => [`operational_${at + 1}`, value]),
        ...Array.from({ length: 15 }, (_, at) => [`budget_${at + 1}`, (at + 1) % 3 === 0 ? comment : value]),
      ]);
    const derived = ["budget_13", "budget_14"];
    for (const sent of [fields(100, "en"), fields(200, "to"), fields(100, "en"), fields(0, ""), fields(100, "en")]) {
      expect((await client.SaveCustomNumbers(contentId, sent)).ok).toBe(true);
      const { body } = await client.GetCustomNumbers(contentId);
      for (const [field, value] of Object.entries(sent))
        if (!derived.includes(field)) expect([field, body[field]]).toEqual([field, value]);
    }
  });
});

describe("comments", () => {
  test("are listed, changed back and forth, and deleted", async () => {
    const { number, client, block } = await anInitiator(server);
    const { contentGuid: id } = await block("TextEditor", ({ properties }) => properties !== undefined);
    expect((await client.SaveComment(id, "En kommentar", number)).ok).toBe(true);
    const [comment] = (await client.GetComments(id)).body;
    expect(comment).toMatchObject({ comment: "En kommentar", username: expect.any(String), date: expect.any(String) });
    for (const value of ["Endret", "En kommentar", "Endret"]) {
      expect((await client.EditComment(comment.commentId, value, { id, pageId: number })).status).toBe(200);
      expect((await client.GetComments(id)).body).toMatchObject([{ comment: value }]);
    }
    expect((await client.DeleteComment(comment.commentId, { id, pageId: number })).status).toBe(200);
    expect((await client.GetComments(id)).body).toEqual([]);
  });
});

describe("people", () => {
  test("are invited and deleted; a peer writes and sends a review; the assessment is sent", async () => {
    const { number, client, details } = await anInitiator(server, "2");
    const invite = (role: string) =>
      client.InviteContributor(number, {
        name: "Ola Eksempel",
        email: `${role}@eksempel.no`,
        role,
        organization: "Et helseforetak",
      });
    for (const role of ["librarian", "economist", "other", "peer"]) {
      const { body, ok } = await invite(role);
      expect(ok).toBe(true);
      expect(body).toMatchObject({ name: "Ola Eksempel", email: `${role}@eksempel.no`, role, isDeletable: true });
    }
    const people = (await details()).schema.contributors;
    expect((await details()).schema.contributorRoles.length).toBeGreaterThan(3);
    const librarian = people.find(({ role }: { role: string }) => role === "librarian");
    expect((await client.DeleteContributor(number, librarian)).ok).toBe(true);
    expect((await details()).schema.contributors).toHaveLength(people.length - 1);

    const { contributorId } = people.find(({ role }: { role: string }) => role === "peer");
    const peer = specificationClient(await seatedAs(server, contributorId));
    const own = async () =>
      (await peer.GetMethodAssessmentDetails(number)).body.schema.peerreviews.find(
        (review: { contributorId: string }) => review.contributorId === contributorId,
      );
    const [item] = (await own()).schemaItems;
    for (const value of ["Godt", "Bedre", "Godt"]) {
      const saved = await peer.SaveSchemaItem({ id: item.contentGuid, value, type: item.type, pageId: number });
      expect(saved.status).toBe(200);
      expect((await own()).schemaItems[0].properties.text).toBe(value);
    }
    expect((await peer.SetPeerReviewStatus(number, contributorId)).ok).toBe(true);
    expect((await own()).isReviewed).toBe(true);
    expect((await details()).isPeerReviewed).toBe(true);

    // Mandatory fields are empty still: refused, and the status says so.
    expect((await client.SendApprovalRequest(number)).ok).toBe(false);
    expect((await details()).assessmentStatus).toBe(1);
  });

  test("without a session every call about an assessment is refused, and none says that it is done", async () => {
    const { number, block } = await anInitiator(server);
    const visitor = aVisitor(server);
    const { contentGuid, contentId } = await block("TextEditor");
    const answers = [
      await visitor.SaveSchemaItem({ id: contentGuid, value: "<p>x</p>", type: "TextEditor", pageId: number }),
      await visitor.SaveSchemaBaseProp(number, "Andres"),
      await visitor.GetMethodAssessmentDetails(number),
      await visitor.CreateLiteratureSearchItem(contentId, search),
      await visitor.GetComments(contentGuid),
      await visitor.SendApprovalRequest(number),
    ];
    for (const { ok, body } of answers) expect([ok, body.ok]).toEqual([false, undefined]);
  });
});
