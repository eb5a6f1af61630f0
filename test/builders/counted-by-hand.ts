import { dayAfter, dayOf, type Story } from "./stories-of-a-year.ts";

type Numbers = readonly number[];

/** A number as the overview shows it when it is about so many assessments. */
const unlessFew = (about: number, figure: number | null) => (about > 0 && about < 5 ? "few" : figure);

const sorted = (numbers: Numbers) => numbers.toSorted((one, other) => one - other);
const middle = (numbers: Numbers): number | null => {
  const all = sorted(numbers);
  if (all.length === 0) return null;
  const half = all.length / 2;
  const [low = 0, high = 0] = all.length % 2 ? [all[half - 0.5], all[half - 0.5]] : [all[half - 1], all[half]];
  return Math.round((low + high) / 2);
};
const nineOfTen = (numbers: Numbers): number | null => {
  const all = sorted(numbers);
  return all.find((each) => all.filter((other) => other <= each).length >= 0.9 * all.length) ?? null;
};

/** Counts stories as an editor would with a list and a pencil, and hides what is about one to four assessments. */
export function countedByHand(
  stories: readonly Story[],
  { year, now }: { readonly year: number; readonly now: number },
) {
  const inYear = (days: number | undefined) => days !== undefined && dayOf(now, days).startsWith(String(year));
  const today = dayOf(now, -1 / 24);
  const stageOf = (story: Story): string | null => {
    if (story.published !== undefined && story.reopened === undefined) {
      if (story.reported !== undefined) return "followed-up";
      return story.decided === undefined ? "published" : "decided";
    }
    if (story.published === undefined && story.sent !== undefined) return "sent";
    if (story.opened === undefined) return null;
    if (story.asked !== undefined && story.reviewed === undefined) return "at-reviewers";
    return story.written ? "written" : "started";
  };
  const sinceOf = (story: Story, stage: string): number =>
    ({
      "followed-up": story.reported,
      decided: story.decided,
      published: story.published,
      sent: story.sentAgain ?? story.sent,
      "at-reviewers": story.asked,
      written: story.reopened ?? story.opened,
      started: story.opened,
    })[stage] ?? Number.NaN;
  const ages = (stage: string) =>
    stories.flatMap((story) => (stageOf(story) === stage ? [Math.floor(sinceOf(story, stage))] : []));
  const reached = ["published", "decided", "followed-up"].flatMap(ages).length;
  const pipeline = ["started", "written", "at-reviewers", "sent", "published", "decided", "followed-up"].map(
    (stage) => {
      const own = ages(stage);
      const isReached = ["published", "decided", "followed-up"].includes(stage);
      return {
        stage,
        count: isReached ? unlessFew(reached, own.length) : own.length,
        median: unlessFew(own.length, middle(own)),
        oldest: unlessFew(own.length, own.length === 0 ? null : Math.max(...own)),
      };
    },
  );
  const between = (from: number | undefined, to: number | undefined): Numbers =>
    from !== undefined && to !== undefined && inYear(to) ? [Math.floor(from - to)] : [];
  const stays = {
    draft: stories.flatMap((s) => [...between(s.opened, s.sent), ...between(s.returned, s.sentAgain)]),
    "at-reviewers": stories.flatMap((s) => between(s.asked, s.reviewed)),
    sent: stories.flatMap((s) => [...between(s.sent, s.returned), ...between(s.sentAgain, s.published)]),
    published: stories.flatMap((s) => between(s.published, s.decided)),
    decided: stories.flatMap((s) => between(s.decided, s.reported)),
  };
  const left = Object.entries(stays).map(([stage, days]) => ({
    stage,
    count: days.length,
    median: unlessFew(days.length, middle(days)),
    ninetieth: unlessFew(days.length, nineOfTen(days)),
  }));
  const editions = stories.filter(({ published }) => published !== undefined);
  const decided = editions.filter((story) => inYear(story.decided));
  const reported = editions.filter((story) => inYear(story.reported));
  const sixMonthsAgo = new Date(now);
  sixMonthsAgo.setUTCMonth(sixMonthsAgo.getUTCMonth() - 6);
  const older = editions.filter(
    ({ published = 0 }) => now - published * 86_400_000 - 3_600_000 < sixMonthsAgo.getTime(),
  );
  const dueDays = editions.flatMap((story) =>
    story.outcome === "postponed" && story.decided !== undefined && story.reported === undefined
      ? [dayAfter(dayOf(now, story.decided), story, now)]
      : [],
  );
  const inThirty = dayOf(now, -30 - 1 / 24);
  const met = (holds: (story: Story) => boolean | undefined) =>
    editions.filter((story) => holds(story) === true).length;
  return {
    pipeline,
    left,
    decided: decided.length,
    outcomes: Object.fromEntries(
      ["introduced", "conditional", "not-introduced", "postponed", "phased-out"].map((outcome) => [
        outcome,
        unlessFew(decided.length, decided.filter((story) => story.outcome === outcome).length),
      ]),
    ),
    results: Object.fromEntries(
      ["as-planned", "partly", "not-done", "stopped"].map((result) => [
        result,
        unlessFew(reported.length, reported.filter((story) => story.result === result).length),
      ]),
    ),
    older: {
      editions: older.length,
      decided: unlessFew(older.length, older.filter(({ decided: when }) => when !== undefined).length),
    },
    due: dueDays.filter((day) => day >= today && day <= inThirty).length,
    overdue: dueDays.filter((day) => day < today).length,
    editions: editions.length,
    oldSearches: met(({ searched = 0 }) => searched > 730),
    certainty: unlessFew(
      editions.length,
      met(({ hasCertainty }) => hasCertainty),
    ),
    review: unlessFew(
      editions.length,
      met(({ isReviewed }) => isReviewed),
    ),
    publishedIn: (each: number) => met(({ published = 0 }) => dayOf(now, published).startsWith(String(each))),
  };
}
