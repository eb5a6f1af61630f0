import type { Language } from "../../../platform/pure/language/index.ts";
import { isEmptyRichText } from "../../../platform/pure/rich-text/index.ts";
import { cellsThatCount, type EconomyLabels, unequalPatients } from "../../economy/rules/index.ts";
import type { AuthorBlock, AuthorSection } from "../../kinds/rules/index.ts";
import { includedIn, newestDay, searchesOfRows, writtenSelection } from "../../literature/rules/index.ts";
import { type Found, found, nothing, rowsNamed, type WarningDetail } from "./found.ts";
import { lacksSource, lacksYear } from "./look-at-costs.ts";
import { fewOutcomesFound, onlyGoodFound, outcomesFound, trustFound } from "./look-at-outcomes.ts";
import { explainsSelection } from "./look-at-searches.ts";
import { effectsWithoutNumber, numbersFound, withoutReference } from "./look-at-studies.ts";
import { numbersFoundNowhere, patientsFound, sentencesFound } from "./look-at-written.ts";
import { LANGUAGE_WARNING, type RetractionWarning, retractionWarnings, type WarningRule } from "./schema.ts";
import { studiesInTables } from "./studies-in-tables.ts";

const stateWith: Readonly<Record<RetractionWarning, string>> = { RetractedStudy: "retracted", DoubtedStudy: "concern" };

/** A row that the list of retracted studies names. */
type RetractedRow = { readonly rowId: number; readonly name: string; readonly state: string };

/** A warning of one rule about one block, or about the reviews. */
export type Warning = {
  readonly kind: WarningRule["kind"] | RetractionWarning | typeof LANGUAGE_WARNING;
  readonly why: string;
  readonly tab: number;
  /** The section's contentGuid. */
  readonly section: string;
  /** The block; null for the section of the reviews, and for what stands above the form. */
  readonly contentGuid: string | null;
  readonly title: string;
  /** The rows that it is about, by their names; empty when it is about the block. */
  readonly rows: readonly string[];
  /** How many things it is about. */
  readonly count: number;
  readonly detail?: WarningDetail;
};

type Looked = {
  readonly sections: readonly AuthorSection[];
  readonly comments: readonly { readonly contentGuid: string; readonly open: number }[];
  readonly reviews: readonly {
    readonly sent: object | null;
    readonly answers: readonly { readonly text: string; readonly callsForReply: boolean }[];
  }[];
  /** Rows that the list of retracted studies names; absent where nobody asked the list. */
  readonly retracted?: readonly RetractedRow[];
  /** The form of Norwegian that the authors chose, and the one that the text reads as. */
  readonly language?: { readonly chosen: Language | null; readonly guessed: Language | null };
};

/**
 * The warnings in an assessment by its template's rules, in the order of the form. Hidden sections and blocks are skipped. A
 * warning does not stop anything: mandatory fields are another list.
 * @param today the day in Norway, ISO
 * @param labels for the years in which the patients are unequal
 */
export function findWarnings(
  assessment: Looked,
  rules: readonly WarningRule[],
  today: string,
  labels: EconomyLabels,
): readonly Warning[] {
  const open = new Map(assessment.comments.map((each) => [each.contentGuid, each.open]));
  const inTables = studiesInTables(assessment.sections)?.count ?? null;
  const blocks = assessment.sections.flatMap((section) =>
    section.hiddenByRule ? [] : section.blocks.filter(({ hiddenByRule }) => !hiddenByRule),
  );
  const inForm = assessment.sections.flatMap((section): readonly Warning[] => {
    if (section.hiddenByRule) return [];
    const { fieldGroup: tab, contentGuid } = section;
    const at = { tab, section: contentGuid };
    if (section.kind === "PeerReviewSection")
      return rules.flatMap((rule) => {
        const count = rule.kind === "UnansweredReview" ? unanswered(assessment) : 0;
        const about = { contentGuid: null, title: section.title, rows: [], count };
        return count > 0 ? [{ kind: rule.kind, why: rule.why, ...at, ...about }] : [];
      });
    return section.blocks
      .filter(({ hiddenByRule }) => !hiddenByRule)
      .flatMap((block) => [
        ...retractedIn(block, assessment.retracted ?? []).map(({ kind, rows }): Warning => {
          const about = { contentGuid: block.contentGuid, title: block.title || section.title };
          return { kind, why: "", ...at, ...about, rows, count: rows.length };
        }),
        ...rules.flatMap((rule): Warning[] => {
          const { contentGuid: guid } = block;
          const title = block.title || section.title;
          const now = { today, labels, inTables, blocks, open: open.get(guid) ?? 0 };
          return look(block, rule, now).map(({ rows = [], ...each }) => ({
            ...{ kind: rule.kind, why: rule.why, ...at, contentGuid: guid, title, rows },
            ...each,
          }));
        }),
      ]);
  });
  return [...otherLanguage(assessment), ...inForm];
}

/** The choice stands above the form, whichever section is open: the first one is named. */
function otherLanguage({ language, sections: [first] }: Looked): readonly Warning[] {
  if (!first || !language?.chosen || !language.guessed || language.chosen === language.guessed) return [];
  const { fieldGroup: tab, contentGuid: section } = first;
  const detail = { kind: LANGUAGE_WARNING, chosen: language.chosen, guessed: language.guessed } as const;
  return [{ kind: LANGUAGE_WARNING, why: "", tab, section, contentGuid: null, title: "", rows: [], count: 1, detail }];
}

const rowsOf = (block: AuthorBlock): readonly { readonly id: number }[] => {
  if (block.kind === "EvidenceTable") return block.rows;
  return block.kind === "LiteratureSearch" ? block.references : [];
};

/** The warnings about studies of a block that the list names, with the rows' names. A row counts once. */
function retractedIn(block: AuthorBlock, retracted: readonly RetractedRow[]) {
  const ids = new Set(rowsOf(block).map(({ id }) => id));
  const here = retracted.filter(({ rowId }) => ids.has(rowId));
  return retractionWarnings.flatMap((kind) => {
    const named = here.filter(({ state }) => state === stateWith[kind]);
    const rows = [...new Map(named.map(({ rowId, name }) => [rowId, name])).values()];
    return rows.length > 0 ? [{ kind, rows }] : [];
  });
}

const unanswered = ({ reviews }: Looked): number =>
  reviews.reduce(
    (sum, { sent, answers }) =>
      sum + (sent ? answers.filter(({ text, callsForReply }) => callsForReply && isEmptyRichText(text)).length : 0),
    0,
  );

type Around = {
  readonly today: string;
  readonly labels: EconomyLabels;
  readonly open: number;
  readonly inTables: number | null;
  /** Every block that shows. */
  readonly blocks: readonly AuthorBlock[];
};

const counted = (count: number): readonly Found[] => (count > 0 ? [{ count }] : nothing);
const ofKind = <K extends AuthorBlock["kind"]>(blocks: readonly AuthorBlock[], kind: K) =>
  blocks.filter((block): block is AuthorBlock<K> & { kind: K } => block.kind === kind);
/** The place of the outcomes in PICO's four texts. */
const OUTCOMES_IN_PICO = 3;

function look(block: AuthorBlock, rule: WarningRule, now: Around): readonly Found[] {
  switch (rule.kind) {
    case "OpenComment":
      return counted(now.open);
    case "OldSearch":
      return block.kind === "LiteratureSearch" ? found(isOld(block, rule.days, now.today)) : nothing;
    case "SelectionNotExplained":
      return block.kind === "LiteratureSearch" ? found(!isExplained(block)) : nothing;
    case "IncludedNotInTables":
      return block.kind === "LiteratureSearch" ? counted(includedAbove(block, now.inTables)) : nothing;
    case "InTablesNotIncluded":
      return block.kind === "LiteratureSearch" ? counted(-includedAbove(block, now.inTables)) : nothing;
    case "StudyWithoutReference":
      return block.kind === "EvidenceTable" ? withoutReference(block) : nothing;
    case "EffectWithoutNumber":
      return block.kind === "EvidenceTable" ? effectsWithoutNumber(block, rule.unless) : nothing;
    case "NumbersCannotBe":
      return block.kind === "EvidenceTable" ? numbersFound(block, "cannot-be") : nothing;
    case "NumbersToLookAt":
      return block.kind === "EvidenceTable" ? numbersFound(block, "look") : nothing;
    case "CostsWithoutSource":
      return block.kind === "EconomyEvaluation" ? found(lacksSource(costsOf(block))) : nothing;
    case "CostsWithoutYear":
      return block.kind === "EconomyEvaluation" ? found(lacksYear(costsOf(block))) : nothing;
    case "UnequalPatients":
      return block.kind === "EconomyEvaluation" && isEmptyRichText(block.texts.operationalCosts)
        ? rowsNamed(unequalPatients(cellsOf(block)).map(({ year }) => year(now.labels)))
        : nothing;
    case "PatientsAgainstEconomy":
      return block.kind === "EconomyEvaluation"
        ? patientsFound(
            block,
            now.blocks.find(({ key }) => key === rule.block),
          )
        : nothing;
    case "NumberNowhereElse":
      return rule.blocks.includes(block.key)
        ? numbersFoundNowhere(
            block,
            now.blocks.filter(({ key }) => !rule.blocks.includes(key)),
          )
        : nothing;
    case "SentenceOutOfDate":
    case "WordsAgainstTrust":
      return rule.blocks.includes(block.key)
        ? sentencesFound(rule.kind, block, ofKind(now.blocks, "OutcomeTable"))
        : nothing;
    case "TrustAboveOutcomes":
      return block.key === rule.block && block.kind === "Select"
        ? trustFound(block, ofKind(now.blocks, "OutcomeTable"), rule.options)
        : nothing;
    case "FewOutcomes": {
      const [pico] = ofKind(now.blocks, "Table");
      return block.kind === "OutcomeTable"
        ? fewOutcomesFound(block, pico?.rows[OUTCOMES_IN_PICO]?.text ?? "")
        : nothing;
    }
    case "OnlyGood":
      return block.kind === "OutcomeTable" ? onlyGoodFound(block) : nothing;
    case "OutcomeWithoutCertainty":
    case "EffectWithoutAbsolute":
    case "EffectWithoutInterval":
    case "BaselineWithoutSource":
    case "CertaintyAgainstReasons":
    case "CertaintyWithoutReason":
    case "HighTrustWideInterval":
    case "SizeAgainstNumber":
      return block.kind === "OutcomeTable" ? outcomesFound(block, rule.kind) : nothing;
    case "UnansweredReview":
      return nothing;
    // A page that has been open since before an update may meet a rule that it does not know.
    default:
      rule satisfies never;
      return nothing;
  }
}

const DAY_MS = 86_400_000;

function isOld({ sections }: AuthorBlock<"LiteratureSearch">, days: number, today: string): boolean {
  const newest = newestDay(sections.flatMap(({ rows }) => rows.map(({ cells }) => cells.date ?? "")));
  return newest !== undefined && Date.parse(today) - Date.parse(newest) > days * DAY_MS;
}

const searchesIn = ({ sections }: AuthorBlock<"LiteratureSearch">) =>
  sections.flatMap(({ rows }) => searchesOfRows(rows));

const isExplained = (block: AuthorBlock<"LiteratureSearch">): boolean =>
  explainsSelection(searchesIn(block), writtenSelection(block.selection, searchesIn(block)));

/** How many more studies are included than the tables describe; below 0 where they describe more, 0 where one of both is not known. */
const includedAbove = (block: AuthorBlock<"LiteratureSearch">, inTables: number | null): number => {
  const written = writtenSelection(block.selection, searchesIn(block));
  const included = written && includedIn(written);
  return included === null || inTables === null ? 0 : included - inTables;
};

const cellsOf = ({ numbers, workbook }: AuthorBlock<"EconomyEvaluation">) =>
  cellsThatCount(workbook?.cells, numbers.cells);

const costsOf = (block: AuthorBlock<"EconomyEvaluation">) => ({ cells: cellsOf(block), texts: block.texts });
