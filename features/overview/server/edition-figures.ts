import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { AssessmentView } from "../../api/index.ts";
import { newestDay } from "../../literature/rules/index.ts";
import { readSnapshot } from "../../publication/rules/index.ts";
import {
  criteria,
  type EditionCount,
  type EditionFigures,
  figuresOf,
  type PastDays,
  type WordsCount,
} from "../rules/index.ts";
import * as store from "./edition-figures-store.ts";

const figuresBeside = (view: AssessmentView, { setAside }: store.Unfigured["beside"]): EditionFigures =>
  figuresOf(view, {
    setAside: new Map(Object.entries(setAside).map(([row, marks]) => [Number(row), marks])),
  });

/** Notes the figures of an edition that is being published, so that the overview need not read its snapshot. */
export async function noteFigures(
  tx: Tx,
  {
    assessment,
    publication,
    view,
  }: { readonly assessment: number; readonly publication: number; readonly view: AssessmentView },
): Promise<void> {
  await store.putFigures(tx, publication, figuresBeside(view, await store.besideOf(tx, assessment)), null);
}

/** Snapshots that are read at once. Reading one of ordinary length takes some milliseconds, in which the process answers nobody. */
const AT_ONCE = 20;

/** The most snapshots that one answer is made from. */
const MOST_READ = 100;

async function* withoutFigures(db: Db) {
  for (let after = 0; ; ) {
    const some = await store.unfigured(db, after, AT_ONCE);
    for (const { snapshot, beside, ...edition } of some)
      yield { ...edition, figures: figuresBeside(readSnapshot(snapshot), beside) };
    const last = some.at(-1);
    if (!last || some.length < AT_ONCE) return;
    after = last.publication;
  }
}

/** Notes the figures of editions from before there were any, and of those that a redaction has changed. */
export async function noteMissingFigures(db: Db): Promise<void> {
  for await (const { publication, stored, figures } of withoutFigures(db))
    await store.putFigures(db, publication, figures, stored);
}

const one = (is: boolean): 1 | 0 => (is ? 1 : 0);

type EditionWords = Omit<WordsCount, "site" | "kind">;

type Unnoted = {
  readonly counts: readonly EditionCount[];
  readonly words: readonly EditionWords[];
  /** How many editions are in none of these, because there are more than one answer reads. */
  readonly left: number;
};

/** The counts of editions whose figures or words are not noted yet, made from their snapshots. There are some until the next hourly work. */
export async function countsWithoutFigures(
  db: Db,
  { today, yearAgo, twoYearsAgo }: PastDays,
  most = MOST_READ,
): Promise<Unnoted> {
  const counts: EditionCount[] = [];
  const written: EditionWords[] = [];
  for await (const edition of withoutFigures(db)) {
    const { publication, hasFigures, organization, type, year, reviewOn, searchedAgain, figures } = edition;
    const { meets, words, language } = figures;
    written.push({ year, language, words, of: { organization, type } });
    if (!hasFigures) {
      const searchedOn = newestDay([figures.searchedOn ?? "", searchedAgain ?? ""]);
      const perCriterion = (holds: (meets: boolean | null) => boolean) =>
        Object.fromEntries(criteria.map((each) => [each, one(holds(meets[each]))])) as EditionCount["meets"];
      counts.push({
        ...{ organization, type, editions: 1 },
        reviewPassed: one(reviewOn !== null && reviewOn < today),
        reviewLongPassed: one(reviewOn !== null && reviewOn < yearAgo),
        oldSearches: one(searchedOn !== undefined && searchedOn < twoYearsAgo),
        applies: perCriterion((each) => each !== null),
        meets: perCriterion((each) => each === true),
      });
    }
    if (written.length === most) return { counts, words: written, left: await store.countUnfigured(db, publication) };
  }
  return { counts, words: written, left: 0 };
}
