import { expect, test } from "vitest";
import {
  aSection,
  aTemplate,
  aWorkingCopy,
  everyKind,
  filled,
  someFacts,
} from "../../../test/builders/a-working-copy.ts";
import { AssessmentRead, type AssessmentView } from "../../api/index.ts";
import { assessmentReadOf } from "../../assessment/rules/wire/index.ts";
import { type BlockKind, definitions, type ReaderBlock } from "../../kinds/rules/index.ts";
import { cardOf, readSnapshot, readViewOf, snapshotOf } from "./index.ts";
import version1 from "./snapshot-version-1.json" with { type: "json" };
import version2 from "./snapshot-version-2.json" with { type: "json" };
import version3 from "./snapshot-version-3.json" with { type: "json" };
import version4 from "./snapshot-version-4.json" with { type: "json" };
import version5 from "./snapshot-version-5.json" with { type: "json" };
import version6 from "./snapshot-version-6.json" with { type: "json" };
import version7 from "./snapshot-version-7.json" with { type: "json" };
import version8 from "./snapshot-version-8.json" with { type: "json" };
import version9 from "./snapshot-version-9.json" with { type: "json" };
import version10 from "./snapshot-version-10.json" with { type: "json" };

const noTerms = { topics: [], methodTypes: [], publishers: [], subjects: [], organizations: [], municipalities: [] };
const copy = aWorkingCopy(aTemplate([[aSection("alt", [...everyKind])]]), filled.values, filled);
const view = readViewOf(someFacts(), copy, noTerms, "published");

const kindsIn = ({ sections }: Pick<AssessmentView, "sections">) =>
  sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
/** The version whose stored publication is the first with a block of the kind; a kind that is not here is in all of them. */
const firstVersionWith: Readonly<Partial<Record<BlockKind, number>>> = {
  EvidenceTable: 2,
  ImageUpload: 3,
  EconomyEvaluation: 3,
  EconomyMunicipality: 4,
  OutcomeTable: 6,
};
/** Before version 7 no study had results. */
const withoutResults = (block: ReaderBlock): ReaderBlock => {
  if (block.kind !== "EvidenceTable") return block;
  const { results: _, ...earlier } = block;
  return earlier;
};
/** The sections of today without what the stored publication of an earlier version does not have. */
const sectionsOf = (version: number) =>
  view.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(({ kind }) => (firstVersionWith[kind] ?? 1) <= version).map(withoutResults),
  }));

const judgements = [{ question: "Er problemet viktig?", answer: "Ja" }];

/** The section whose searches the stored publication of this version repeats. */
const withRepeatedSearch = (section: AssessmentView["sections"][number]) => ({
  ...section,
  blocks: section.blocks.map((block) => {
    if (block.kind !== "LiteratureSearch") return block;
    const sections = block.sections.map((part) => ({
      ...part,
      searches: part.searches.flatMap((search) => [
        search,
        { ...search, id: 2, date: "2028-03-01", hits: 40, repeats: search.id, hitsSince: 9 },
      ]),
    }));
    return { ...block, sections };
  }),
});

/** The section whose selection the stored publication of this version updates. */
const withUpdate = (section: AssessmentView["sections"][number]) => ({
  ...section,
  blocks: section.blocks.map((block) => {
    if (block.kind !== "LiteratureSearch") return block;
    const numbers = { duplicatesRemoved: null, screened: null, fullText: null, included: 4, excluded: [] };
    return { ...block, selection: { ...numbers, update: { ...numbers, previous: 4, since: "2026-03-01" } } };
  }),
});

test("something is written in each kind of block in which authors write", () => {
  const isWritten = ({ key }: { readonly key: string }) =>
    [filled.values, filled.rows, filled.files].some((each) => key in each);
  expect(everyKind.filter((block) => definitions[block.kind].example && !isWritten(block))).toEqual([]);
});

test("the publication that is tried here has a block of every kind, and so has the stored one of this version", () => {
  for (const each of [view, readSnapshot(version10)]) expect(kindsIn(each)).toEqual(everyKind.map(({ kind }) => kind));
});

test("what is stored is what is read, for every kind and for a card", () => {
  for (const each of [view, cardOf(someFacts(), copy, noTerms)])
    expect(readSnapshot(JSON.parse(JSON.stringify(snapshotOf(each))))).toEqual(each);
});

test("a key that no reader view names cannot be stored", () => {
  const [section] = view.sections;
  const [block] = section?.blocks ?? [];
  const leaks = [
    { ...view, internal: "x" },
    { ...view, sections: [{ ...section, ownerName: "Kari" }] },
    { ...view, sections: [{ ...section, blocks: [{ ...block, rev: 3 }] }] },
  ];
  for (const leak of leaks) expect(() => snapshotOf(Object.assign({}, view, leak))).toThrow();
});

/** What versions 1 and 2 did not hold. */
const unknownThen = {
  contributorRoles: [],
  recommendation: "",
  confidence: "",
  plainSummary: "",
  financialResponsibility: "",
  orderRecommendation: "",
  hasPeerReviewsV2: false,
  isPeerReviewed: false,
};

test("the stored publication of this version has the keys of today: other keys of a kind are another version", () => {
  const read = readSnapshot(version10);
  expect(snapshotOf(read)).toEqual(version10);
  expect(read).toEqual({
    ...{ ...view, judgements, language: "nn" },
    sections: view.sections.map(withRepeatedSearch).map(withUpdate),
  });
});

test("a publication of version 9 or earlier says neither which form of Norwegian it is written in nor since when an update is", () => {
  expect(readSnapshot(version9)).toEqual({ ...view, judgements, sections: view.sections.map(withRepeatedSearch) });
});

test("a publication of version 8 or earlier has no search that repeats another", () => {
  expect(readSnapshot(version8)).toEqual({ ...view, judgements });
});

test("a publication of version 7 or earlier has no judgements behind a decision", () => {
  expect(readSnapshot(version7)).toEqual(view);
});

test("a publication of version 6 or earlier has no results of studies", () => {
  expect(readSnapshot(version6)).toEqual({ ...view, sections: sectionsOf(6) });
});

test("a publication of version 5 or earlier does not say which roles had taken part", () => {
  expect(readSnapshot(version5)).toEqual({ ...view, contributorRoles: [], sections: sectionsOf(5) });
  for (const earlier of [version1, version2, version3, version4])
    expect(readSnapshot(earlier).contributorRoles).toEqual([]);
});

test("a publication of version 4 says nothing of who pays and what to order, which no template fed", () => {
  expect(readSnapshot(version4)).toEqual({
    ...view,
    contributorRoles: [],
    financialResponsibility: "",
    orderRecommendation: "",
    sections: sectionsOf(4),
  });
});

test("a publication of version 3 was reviewed by nobody; earlier ones have the reviews that their template says", () => {
  expect(readSnapshot(version3)).toEqual({
    ...view,
    contributorRoles: [],
    financialResponsibility: "",
    orderRecommendation: "",
    isPeerReviewed: false,
    sections: sectionsOf(3),
  });
  expect(readSnapshot({ ...version3, hasPeerReviewsV2: true }).hasPeerReviewsV2).toBe(true);
  for (const earlier of [version1, version2])
    for (const had of [true, false]) expect(readSnapshot(earlier, had).hasPeerReviewsV2).toBe(had);
});

test("a publication of version 2 reads as the same assessment, with nothing above its tabs but the summary", () => {
  expect(readSnapshot(version2)).toEqual({ ...view, ...unknownThen, sections: sectionsOf(2) });
});

test("a publication of version 1 reads as the same assessment", () => {
  const read = readSnapshot(version1);
  expect(read.sections).toEqual(sectionsOf(1));
  expect(read).toMatchObject({ ...unknownThen, shows: "published", heading: "Eksempel", organization: "Eksempel HF" });
  expect(JSON.stringify(read)).not.toMatch(/editableSource|ownerId|"rev"/);
});

test("a snapshot of a later version is refused rather than half understood", () => {
  expect(() => readSnapshot({ version: 11 })).toThrow("version 11");
});

test("the specification's shape carries every block, with nothing of who may write it", () => {
  const wire = AssessmentRead.parse(assessmentReadOf(view));
  const kinds = wire.schema.schemaItems.flatMap(({ schemaItems }) => schemaItems).map(({ blockType }) => blockType);
  expect(kinds).toEqual(view.sections.flatMap(({ blocks }) => blocks).map(({ kind }) => kind));
  const items = wire.schema.schemaItems.flatMap(({ schemaItems }) => schemaItems);
  const literature = items.find(({ blockType }) => blockType === "LiteratureSearch")?.properties;
  expect(literature?.itemsB).toEqual([expect.objectContaining({ source: "Cochrane", numberOfSearchHits: 31 })]);
  expect(literature?.overviewData?.databaseSearches).toEqual([
    { name: "Del B", categoryTotal: 31, items: [{ source: "Cochrane", hits: 31 }] },
  ]);
  const evidence = items.find(({ blockType }) => blockType === "EvidenceTable")?.properties.evidenceItems;
  expect(evidence).toEqual([
    expect.objectContaining({ shortId: "Eksempel 2021", type: "custom", customType: "evidenceTable" }),
  ]);
});
