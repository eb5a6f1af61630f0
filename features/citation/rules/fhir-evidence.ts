import type { Language } from "../../../platform/pure/language/index.ts";
import { type DocumentPart, paragraph } from "../../document/rules/index.ts";
import {
  byImportance,
  countedText,
  type OutcomeWords,
  type ShownOutcome,
  shownOutcome,
} from "../../outcome/rules/index.ts";
import type { AssessmentView } from "../../reading/calls.ts";
import { citationText } from "./citation.ts";
import type { Cited } from "./cited.ts";
import { type FindingColumn, findingColumns, sectionCode } from "./fhir-codes.ts";
import { narrative } from "./fhir-narrative.ts";
import { evidenceOf, type Finding } from "./fhir-outcome.ts";

/** The words of the table; `none` stands where nothing is known, and `computed` beside a number that follows from others. */
export type FhirEvidenceWords = {
  readonly language: Language;
  readonly type: string;
  readonly experimental: string;
  readonly headers: string;
  readonly none: string;
  readonly computed: string;
  readonly outcomes: OutcomeWords;
  readonly columns: Readonly<Record<FindingColumn, string>>;
};

/** The outcomes of all tables of an edition, in the order of readers. */
function findingsIn({ sections }: AssessmentView, language: Language): readonly Finding[] {
  const blocks = sections.flatMap((section) => section.blocks);
  return blocks
    .flatMap((block) =>
      block.kind === "OutcomeTable"
        ? byImportance(block.outcomes).map(({ cells }) => ({
            cells,
            texts: block,
            shown: shownOutcome(cells, block, language),
          }))
        : [],
    )
    .map((finding, at) => ({ at: at + 1, ...finding }));
}

const lines = (texts: readonly string[]): readonly DocumentPart[] =>
  texts.filter((text) => text !== "").map((text) => paragraph(text));

/** «Lav risiko: 110 av 1 000» for each group that has the number. */
const counted = (
  { lines: groups }: ShownOutcome,
  side: "without" | "with",
  { outcomes }: FhirEvidenceWords,
): readonly string[] =>
  groups.flatMap((line) => {
    const number = countedText(line[side], line, outcomes);
    return number === "" ? [] : [line.group === "" ? number : `${line.group}: ${number}`];
  });

function differences({ lines: groups, relative }: ShownOutcome): readonly string[] {
  const absolute = groups.map(({ group, difference, interval, needed }) => {
    const said = interval === "" ? difference : `${difference} (${interval})`;
    const all = [said, needed].filter((text) => text !== "").join(". ");
    return group === "" || all === "" ? all : `${group}: ${all}`;
  });
  return [...absolute, relative];
}

function certaintyTexts({ certainty, reasons, why }: ShownOutcome, { outcomes }: FhirEvidenceWords): readonly string[] {
  if (certainty === null) return [];
  const said = reasons.map(({ key, step }) => `${outcomes.reasons[key]}: ${outcomes.steps[step].toLowerCase()}`);
  return [outcomes.certainty[certainty], said.join(". "), why];
}

/** The texts of each column, as readers see them. */
function textsOf(shown: ShownOutcome, words: FhirEvidenceWords): Readonly<Record<FindingColumn, readonly string[]>> {
  const { followUp, scale, studies, participants, hasNoStudies } = shown;
  const { outcomes } = words;
  const withMethod = counted(shown, "with", words);
  const computed = withMethod.length === 0 ? [] : [...withMethod, words.computed];
  return {
    "outcome-measure": [
      shown.name,
      followUp === "" ? "" : outcomes.followUp(followUp),
      scale === "" ? "" : outcomes.scale(scale),
    ],
    "sample-size": [
      hasNoStudies ? outcomes.noStudies : studies === null ? "" : outcomes.studyCount(studies),
      participants === "" ? "" : outcomes.participants(participants),
    ],
    "result-with-comparator-alone": counted(shown, "without", words),
    "result-with-intervention-alone": computed,
    "result-with-intervention-alone-calculated": computed,
    "result-with-intervention-vs-comparator": differences(shown),
    "certainty-of-evidence": certaintyTexts(shown, words),
    assertion: [shown.sentence, shown.comment],
  };
}

type Referred = { readonly resourceType: string; readonly id: string; readonly title: string };
const referenceTo = ({ id, resourceType, title }: Referred) => ({
  reference: `#${id}`,
  type: resourceType,
  display: title,
});

function entryOf(finding: Finding, words: FhirEvidenceWords) {
  const { variable, comparator, intervention, comparative } = evidenceOf(finding);
  const { language } = words;
  const texts = textsOf(finding.shown, words);
  const sources: Readonly<Record<FindingColumn, readonly (Referred | null)[]>> = {
    "outcome-measure": [variable],
    "sample-size": [comparative],
    "result-with-comparator-alone": [comparator],
    "result-with-intervention-alone": [intervention],
    // Derived from these two.
    "result-with-intervention-alone-calculated": intervention ? [comparator, comparative] : [],
    "result-with-intervention-vs-comparator": [comparative],
    "certainty-of-evidence": [comparative],
    assertion: [comparative],
  };
  const section = findingColumns.map((column) => {
    const text = lines(texts[column]);
    const entry = text.length === 0 ? [] : sources[column].flatMap((source) => (source ? [referenceTo(source)] : []));
    return {
      title: words.columns[column],
      code: sectionCode(column),
      text: text.length === 0 ? narrative([paragraph(words.none)], language, "empty") : narrative(text, language),
      ...(entry.length === 0 ? {} : { entry }),
    };
  });
  return {
    contained: [variable, comparator, intervention, comparative].filter((resource) => resource !== null),
    section: {
      title: finding.shown.name,
      code: sectionCode("summary-of-findings-entry-for-a-single-outcome"),
      focus: referenceTo(variable),
      section,
    },
  };
}

/**
 * The outcome tables of an edition as a Composition in the shape of the profile SummaryOfFindings of HL7's evidence guide, with the
 * Evidence resources in it. Undefined without outcomes. Experimental: the guide is a draft (github.com/HL7/ebm, its examples of April 2026),
 * and says so in the resource itself.
 */
export function fhirEvidenceOf(view: AssessmentView, cited: Cited, published: string, words: FhirEvidenceWords) {
  const { language } = words;
  const entries = findingsIn(view, language).map((finding) => entryOf(finding, words));
  if (entries.length === 0) return undefined;
  return {
    resourceType: "Composition",
    meta: { profile: ["http://hl7.org/fhir/uv/ebm/StructureDefinition/summary-of-findings"] },
    language,
    text: narrative(lines([words.experimental, cited.title, ...(view.retractionNotes ?? [])]), language),
    contained: entries.flatMap(({ contained }) => contained),
    extension: [{ url: "http://hl7.org/fhir/StructureDefinition/artifact-experimental", valueBoolean: true }],
    url: cited.address,
    identifier: [{ system: "urn:ietf:rfc:3986", value: cited.address }],
    version: String(cited.edition),
    status: "final",
    type: { ...sectionCode("SummaryOfFindings"), text: words.type },
    date: published,
    author: [{ display: cited.organization }],
    title: cited.title,
    relatesTo: [{ type: "cite-as", targetMarkdown: citationText(cited) }],
    section: [
      {
        title: words.headers,
        code: sectionCode("column-headers"),
        section: findingColumns.map((column) => ({
          title: words.columns[column],
          code: sectionCode(column),
          text: narrative([paragraph(words.columns[column])], language),
        })),
      },
      { title: words.type, code: sectionCode("summary-of-findings"), section: entries.map(({ section }) => section) },
    ],
  };
}
