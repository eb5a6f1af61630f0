import type { Read } from "../../../platform/server/http/work.ts";
import type { ListedAssessment } from "../calls.ts";
import { assessmentRoute } from "../rules/index.ts";
import { withFewWords } from "./search.ts";
import { newest, publishedUnder } from "./store.ts";

/** How many the front page shows of each. features/content/README.md */
const SHOWN = 3;

/** The assessments that were published last and those that changed last while they are worked on, and how many there are, for the front page. */
export async function newestAssessments({ db, shows, language }: Pick<Read, "db" | "shows" | "language">): Promise<{
  readonly newest: readonly ListedAssessment[];
  readonly newestTotal: number;
  readonly ongoing: readonly ListedAssessment[];
  readonly ongoingTotal: number;
}> {
  shows(`search ${assessmentRoute}`);
  const [published, started] = await Promise.all([newest(db, "published", SHOWN), newest(db, "started", SHOWN)]);
  return {
    newest: published.items.map((item) => withFewWords(item, language)),
    newestTotal: published.total,
    ongoing: started.items,
    ongoingTotal: started.total,
  };
}

/** How many a catalog lists of the assessments that stand under it. */
const SHOWN_UNDER = 50;

/** The published assessments that a start form put under a page. features/intro/README.md */
export async function assessmentsUnder({ db, shows }: Pick<Read, "db" | "shows">, page: number) {
  shows(`search ${assessmentRoute}`);
  return publishedUnder(db, page, SHOWN_UNDER);
}
