import { followUpResults, outcomes } from "../../decision/rules/index.ts";
import { paperStates } from "../../retraction/rules/index.ts";
import type { Aged, Counted, DecisionCount, EditionCount, PublishedCount } from "./counted.ts";
import { type Criterion, criteria } from "./edition-figures.ts";
import { languageShareOf } from "./language-share.ts";
import { type Group, mayShow, type Within } from "./small-groups.ts";
import { greatest, median, ninetieth } from "./spread.ts";
import { leftStages, publishedKinds, publishedStages, type Stage, stages, stageWithin } from "./stages.ts";

/** A number; `few` where it would tell of fewer than five assessments; null where there is nothing to count. */
export type Figure = number | "few" | null;

type Grouped = Pick<Group, "organization" | "type">;

const isWithin =
  ({ organization, type }: Within) =>
  (each: Grouped): boolean =>
    (organization === null || each.organization === organization) && (type === null || each.type === type);

const sumOf = <T>(all: readonly T[], count: (each: T) => number): number =>
  all.reduce((sum, each) => sum + count(each), 0);

/** The figure, unless what it is about is too small. */
const unlessFew = (groups: readonly Group[], within: Within, figure: number | null): Figure =>
  mayShow(groups)(within) ? figure : "few";

type Spread = { readonly count: number; readonly median: Figure; readonly most: Figure };

function spreadOf<S>(
  rows: readonly Aged<S>[],
  within: Within,
  most: (days: readonly number[]) => number | null,
): Spread {
  const groups = rows.map(({ days, ...group }) => ({ ...group, count: days.length }));
  const days = rows.filter(isWithin(within)).flatMap((row) => row.days);
  return {
    count: days.length,
    median: unlessFew(groups, within, median(days)),
    most: unlessFew(groups, within, most(days)),
  };
}

const isPublishedStage = (stage: Stage): boolean => publishedStages.some((each) => each === stage);

function pipelineOf(rows: readonly Aged<Stage>[], within: Within) {
  const moved = rows.map((row) => ({ ...row, stage: stageWithin(row.stage, within.organization) }));
  const published = moved
    .filter(({ stage }) => isPublishedStage(stage))
    .map(({ days, ...group }) => ({ ...group, count: days.length }));
  return stages
    .filter((stage) => stageWithin(stage, within.organization) === stage)
    .map((stage) => {
      const {
        count,
        median: middle,
        most,
      } = spreadOf(
        moved.filter((row) => row.stage === stage),
        within,
        greatest,
      );
      const shown = isPublishedStage(stage) ? unlessFew(published, within, count) : count;
      return { stage, count: shown, median: middle, oldest: most };
    });
}

/** How long reviewers had is never told of one organisation. */
const leftOf = ({ left }: Counted, within: Within) =>
  leftStages
    .filter((stage) => within.organization === null || stage !== "at-reviewers")
    .map((stage) => {
      const { most, ...spread } = spreadOf(
        left.filter((row) => row.stage === stage),
        within,
        ninetieth,
      );
      return { stage, ...spread, ninetieth: most };
    });

/** Years beside each other in the table of what was published. */
const YEARS = 5;

function publishedOf(rows: readonly PublishedCount[], within: Within, year: number) {
  const years = Array.from({ length: YEARS }, (_, at) => year - YEARS + 1 + at);
  const chosen = rows.filter(isWithin(within));
  const countsOf = (some: readonly PublishedCount[]) =>
    years.map((each) =>
      sumOf(
        some.filter((row) => row.year === each),
        ({ count }) => count,
      ),
    );
  return publishedKinds.map((kind) => {
    const ofKind = chosen.filter((row) => row.kind === kind && years.includes(row.year));
    const organizations = [...Map.groupBy(ofKind, ({ organization }) => organization)];
    return {
      kind,
      years,
      totals: countsOf(ofKind),
      organizations: organizations.map(([organization, own]) => ({ organization, counts: countsOf(own) })),
    };
  });
}

function decisionsOf(rows: readonly DecisionCount[], within: Within) {
  const groups = (figure: DecisionCount["figure"]) => rows.filter((row) => row.figure === figure);
  const chosen = rows.filter(isWithin(within));
  const countOf = (figure: DecisionCount["figure"], value: DecisionCount["value"] = null) =>
    sumOf(
      chosen.filter((row) => row.figure === figure && row.value === value),
      ({ count }) => count,
    );
  return {
    decided: countOf("decided"),
    outcomes: outcomes.map((outcome) => ({
      outcome,
      count: unlessFew(groups("decided"), within, countOf("outcome", outcome)),
    })),
    reported: countOf("reported"),
    results: followUpResults.map((result) => ({
      result,
      count: unlessFew(groups("reported"), within, countOf("result", result)),
    })),
    older: { editions: countOf("older"), decided: unlessFew(groups("older"), within, countOf("older-decided")) },
    asked: countOf("asked"),
    due: countOf("due"),
    overdue: countOf("overdue"),
  };
}

function qualityOf(rows: readonly EditionCount[], within: Within) {
  const chosen = rows.filter(isWithin(within));
  return criteria.map((criterion: Criterion) => {
    const groups = rows.map(({ organization, type, applies }) => ({ organization, type, count: applies[criterion] }));
    const meets = sumOf(chosen, (row) => row.meets[criterion]);
    const of = sumOf(chosen, ({ applies }) => applies[criterion]);
    return { criterion, editions: of, meets: of === 0 ? null : unlessFew(groups, within, meets) };
  });
}

/** The overview of what is chosen. @param year of what happened in a year: the rest is about now */
export function overviewOf(counted: Counted, within: Within, year: number) {
  const editions = counted.editions.filter(isWithin(within));
  const retracted = counted.retracted.filter(isWithin(within));
  return {
    pipeline: pipelineOf(counted.pipeline, within),
    left: leftOf(counted, within),
    published: publishedOf(counted.published, within, year),
    decisions: decisionsOf(counted.decisions, within),
    living: {
      editions: sumOf(editions, (row) => row.editions),
      reviewPassed: sumOf(editions, (row) => row.reviewPassed),
      reviewLongPassed: sumOf(editions, (row) => row.reviewLongPassed),
      oldSearches: sumOf(editions, (row) => row.oldSearches),
    },
    quality: qualityOf(counted.editions, within),
    languages: languageShareOf(counted.words, within),
    uncounted: counted.uncounted,
    retracted: paperStates.map((state) => ({
      state,
      editions: sumOf(
        retracted.filter((row) => row.state === state),
        ({ count }) => count,
      ),
    })),
  };
}
