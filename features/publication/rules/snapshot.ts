import { z } from "zod";
import { AssessmentRead, AssessmentView, type ItemProperties, type SchemaItem } from "../../api/index.ts";
import { selectTypes } from "../../block/rules/index.ts";
import { blockKindOf, type ReaderBlock, type ReaderSection } from "../../kinds/rules/index.ts";
import { literatureSections } from "../../literature/rules/index.ts";

/**
 * The version of stored publications and cards. A key that is added to a reader's view, changed or removed is a new version and one
 * pure step. A new kind of block is not a new version: no stored publication has it.
 */
const SNAPSHOT_VERSION = 10;

const Snapshot = AssessmentView.extend({ version: z.literal(SNAPSHOT_VERSION) });
export type Snapshot = z.infer<typeof Snapshot>;

/** The snapshot of a view. Throws for a key that no reader's view names, so that a fault cannot become a leak. */
export const snapshotOf = (view: AssessmentView): Snapshot => Snapshot.parse({ ...view, version: SNAPSHOT_VERSION });

const isOfThisVersion = (stored: object): stored is Snapshot =>
  "version" in stored && stored.version === SNAPSHOT_VERSION;

/**
 * Reads a stored card or publication of this version or an earlier one. It was parsed before it was stored, so one of this version is
 * not parsed again. Throws for a later version.
 * @param hadPeerReviewsV2 what its template says: versions 1 and 2 did not hold it
 */
export const readSnapshot = (stored: object, hadPeerReviewsV2 = false): AssessmentView => {
  if (isOfThisVersion(stored)) {
    const { version: _, ...view } = stored;
    return view;
  }
  const then = { hasPeerReviewsV2: hadPeerReviewsV2 };
  if (!("version" in stored)) return since2(fromVersion1(StoredVersion1.parse(stored)), then);
  if (stored.version === 2) return since2(StoredVersion2.parse(stored), then);
  if (stored.version === 3) return fromVersion4(fromVersion3(StoredVersion3.parse(stored)));
  if (stored.version === 4) return fromVersion4(StoredVersion4.parse(stored));
  if (stored.version === 5) return fromVersion5(StoredVersion5.parse(stored));
  if (stored.version === 6) return fromVersion6(StoredVersion6.parse(stored));
  if (stored.version === 7) return fromVersion7(StoredVersion7.parse(stored));
  if (stored.version === 8) return fromVersion8(StoredVersion8.parse(stored));
  if (stored.version === 9) return fromVersion9(StoredVersion9.parse(stored));
  throw new Error(`a snapshot of version ${String(stored.version)} is not known here`);
};

const since9 = { language: true } as const;
const StoredVersion9 = AssessmentView.omit(since9).extend({ version: z.literal(9).optional() });

/** Before version 10 the language of an edition and of its reviews was not known, nor since when an update was. Both may be absent today too. */
const fromVersion9 = ({ version: _, ...view }: z.infer<typeof StoredVersion9>): AssessmentView => view;

const StoredVersion8 = AssessmentView.extend({ version: z.literal(8).optional() });

/** Before version 9 no search repeated another. That may be so today too. */
const fromVersion8 = ({ version: _, ...view }: z.infer<typeof StoredVersion8>): AssessmentView => view;

const since8 = { judgements: true } as const;
const StoredVersion7 = AssessmentView.omit(since8).extend({ version: z.literal(7).optional() });

/** Before version 8 no template fed judgements. They may be absent today too. */
const fromVersion7 = ({ version: _, ...view }: z.infer<typeof StoredVersion7>): AssessmentView => view;

const StoredVersion6 = AssessmentView.extend({ version: z.literal(6).optional() });

/** Before version 7 no study had results. They may be absent today too. */
const fromVersion6 = ({ version: _, ...view }: z.infer<typeof StoredVersion6>): AssessmentView => view;

const since6 = { contributorRoles: true } as const;
const StoredVersion5 = AssessmentView.omit(since6).extend({ version: z.literal(5).optional() });

/** Before version 6 a publication did not say which roles had taken part. */
const fromVersion5 = ({ version: _, ...view }: z.infer<typeof StoredVersion5>): AssessmentView => ({
  ...view,
  contributorRoles: [],
});

const since5 = { financialResponsibility: true, orderRecommendation: true } as const;
const StoredVersion4 = AssessmentView.omit({ ...since5, ...since6 }).extend({ version: z.literal(4).optional() });

/** Before version 5 no template fed who pays and what is recommended to order. */
const fromVersion4 = ({ version: _, ...view }: z.infer<typeof StoredVersion4>): AssessmentView =>
  fromVersion5({ ...view, financialResponsibility: "", orderRecommendation: "" });

const since4 = { isPeerReviewed: true } as const;
const StoredVersion3 = AssessmentView.omit({ ...since4, ...since5, ...since6 }).extend({
  version: z.literal(3).optional(),
});

/** Before version 4 nobody could be invited to review. */
const fromVersion3 = ({ version: _, ...view }: z.infer<typeof StoredVersion3>): z.infer<typeof StoredVersion4> => ({
  ...view,
  isPeerReviewed: false,
});

const since3 = { recommendation: true, confidence: true, plainSummary: true, hasPeerReviewsV2: true } as const;
const StoredVersion1 = AssessmentRead.omit({ ...since3, ...since5, toolbar: true });
const StoredVersion2 = AssessmentView.omit({ ...since3, ...since4, ...since5, ...since6 }).extend({
  version: z.literal(2).optional(),
});

/** Version 2 had no recommendation, confidence and plain summary above the tabs: they stood in the tabs alone. */
const fromVersion2 = (
  { version: _, ...view }: z.infer<typeof StoredVersion2>,
  { hasPeerReviewsV2 }: Pick<AssessmentView, "hasPeerReviewsV2">,
): z.infer<typeof StoredVersion3> => ({
  ...view,
  recommendation: "",
  confidence: "",
  plainSummary: "",
  hasPeerReviewsV2,
});

const since2 = (stored: z.infer<typeof StoredVersion2>, then: Pick<AssessmentView, "hasPeerReviewsV2">) =>
  fromVersion4(fromVersion3(fromVersion2(stored, then)));

/** Version 1 was the specification's shape of an assessment, with one bag of properties for all kinds. */
const fromVersion1 = ({ schema, schemaAsPdf: _, isPeerReviewed: __, ...facts }: z.infer<typeof StoredVersion1>) => ({
  ...facts,
  assessmentType: schema.assessmentType,
  organization: schema.organization,
  fieldGroups: schema.fieldGroups,
  sections: schema.schemaItems.map(sectionOf),
});

const frameOf = ({ contentGuid, contentId, title, description, width }: SchemaItem) => ({
  contentGuid,
  contentId,
  title,
  description,
  width,
});

const sectionOf = (item: SchemaItem): ReaderSection => ({
  ...frameOf(item),
  kind: "Section",
  fieldGroup: item.fieldGroup,
  showInLeftMenu: item.showInLeftMenu,
  isSecondLevelSection: item.isSecondLevelSection,
  blocks: item.schemaItems.flatMap((child) => blockOf(child) ?? []),
});

const choiceOf = ({ selectType, selectable = [], selected = [] }: ItemProperties) => ({
  selectType: selectTypes.find((each) => each === selectType) ?? "radiobuttons",
  options: selectable.map(({ value, text, children }) => ({ value, text, ...(children ? { children } : {}) })),
  chosen: selected,
});

const literatureOf = (properties: ItemProperties) => ({
  kind: "LiteratureSearch" as const,
  overviewTitle: properties.overviewSection?.title ?? null,
  sections: literatureSections.map((key) => ({
    key,
    title: properties[`section${key}`]?.title ?? key,
    searches: (properties[`items${key}`] ?? []).map((item) => ({
      id: item.id,
      searchType: item.searchType,
      source: item.source,
      url: item.url,
      date: item.date,
      strategy: item.strategy,
      hits: item.numberOfSearchHits,
    })),
  })),
});

const LEVELS = [3, 4, 5] as const;

/** The kinds that version 1 could publish; it published nothing of the others. */
const blockOf = (item: SchemaItem): ReaderBlock | null => {
  const { properties } = item;
  const frame = frameOf(item);
  const { text = "" } = properties;
  switch (blockKindOf(item.blockType)) {
    case "Text":
      return { ...frame, kind: "Text", text, isDate: properties.isDateInput ?? false };
    case "TextEditor":
      return { ...frame, kind: "TextEditor", html: text };
    case "Select":
      return { ...frame, kind: "Select", ...choiceOf(properties) };
    case "RelationSelector":
      return { ...frame, kind: "RelationSelector", ...choiceOf(properties) };
    case "Table":
      return {
        ...frame,
        kind: "Table",
        rows: (properties.table ?? []).map((row) => ({ title: String(row.title), text: String(row.text) })),
      };
    case "LiteratureSearch":
      return { ...frame, ...literatureOf(properties) };
    case "File":
      return { ...frame, kind: "File", info: properties.infoTextReader ?? "" };
    case "PdfUpload": {
      const { pdfName, fileUrl, infoTextForReader = "" } = properties;
      if (!pdfName || !fileUrl) return null;
      return { ...frame, kind: "PdfUpload", info: infoTextForReader, file: { name: pdfName, url: fileUrl } };
    }
    case "Heading":
      return { ...frame, kind: "Heading", level: LEVELS.find((level) => level === properties.level) ?? 3 };
    case "Search":
      return { ...frame, kind: "Search" };
    default:
      return null;
  }
};
