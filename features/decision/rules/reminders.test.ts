import fc from "fast-check";
import { expect, test } from "vitest";
import { daysAfter, dueReminders, eraseFrom, monthsAfter, reminderKey, remindersOf, type Watched } from "./index.ts";

const ask = (on: string): Watched<"ask"> => ({ about: "ask", on, setOn: on });
const followUp = (on: string, setOn: string): Watched<"decision"> => ({ about: "decision", on, setOn });

test("an ask is reminded of after 14 and 42 days, and the initiator after 56", () => {
  expect(remindersOf(ask("2026-01-01"))).toEqual([
    { about: "ask", kind: "waiting-14", forDay: "2026-01-15", to: "decider" },
    { about: "ask", kind: "waiting-42", forDay: "2026-02-12", to: "decider" },
    { about: "ask", kind: "unanswered-56", forDay: "2026-02-26", to: "initiator" },
  ]);
});

test("a follow-up is reminded of 14 days before, the day after, and 30 days after", () => {
  expect(remindersOf(followUp("2026-06-30", "2026-01-01")).map(({ kind, forDay }) => [kind, forDay])).toEqual([
    ["before-14", "2026-06-16"],
    ["overdue-1", "2026-07-01"],
    ["overdue-30", "2026-07-30"],
  ]);
});

test("a review is reminded of 60 days before, on the day and 90 days after", () => {
  const review: Watched = { about: "review", on: "2028-09-01", setOn: "2026-09-01" };
  expect(remindersOf(review).map(({ kind, forDay, to }) => [kind, forDay, to])).toEqual([
    ["before-60", "2028-07-03", "initiator"],
    ["on-day", "2028-09-01", "initiator"],
    ["overdue-90", "2028-11-30", "initiator"],
  ]);
});

test("a kind whose day lies before the day was set is none", () => {
  expect(remindersOf(followUp("2026-06-30", "2026-06-16"))).toHaveLength(3);
  expect(remindersOf(followUp("2026-06-30", "2026-06-17")).map(({ kind }) => kind)).toEqual([
    "overdue-1",
    "overdue-30",
  ]);
  expect(remindersOf(followUp("2026-01-01", "2026-06-01"))).toEqual([]);
});

test("after days on which nothing ran only the newest to each recipient is sent, and the others are passed", () => {
  const { send, passed } = dueReminders(ask("2026-01-01"), new Set(), "2026-03-01");
  expect(send.map(({ kind }) => kind)).toEqual(["waiting-42", "unanswered-56"]);
  expect(passed.map(({ kind }) => kind)).toEqual(["waiting-14"]);
});

test("parties are erased 90 days after the last reminder, or after the last change when there is none", () => {
  expect(eraseFrom(ask("2026-01-01"), "2026-01-01")).toBe("2026-05-27");
  expect(eraseFrom(followUp("2026-06-30", "2026-01-01"), "2026-01-01")).toBe("2026-10-28");
  expect(eraseFrom(null, "2026-01-01")).toBe("2026-04-01");
});

const day = fc.integer({ min: 0, max: 2000 }).map((days) => daysAfter("2026-01-01", days));

test("whichever days are skipped, each reminder is noted once, never early, and sent unless a later one to the same recipient replaced it", () => {
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: -60, max: 400 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 }),
      fc.constantFrom("ask", "decision", "review"),
      (setOn, ahead, steps, about) => {
        const watched: Watched = about === "ask" ? ask(setOn) : { about, on: daysAfter(setOn, ahead), setOn };
        const all = remindersOf(watched);
        const noted = new Set<string>();
        const sent: string[] = [];
        let today = setOn;
        for (const step of steps) {
          today = daysAfter(today, step);
          const { send, passed } = dueReminders(watched, noted, today);
          expect(new Set(send.map(({ to }) => to)).size).toBe(send.length);
          for (const each of [...send, ...passed]) {
            expect(noted.has(reminderKey(each))).toBe(false);
            expect(each.forDay <= today).toBe(true);
            noted.add(reminderKey(each));
          }
          sent.push(...send.map(reminderKey));
          for (const each of passed)
            expect(send.some(({ to, forDay }) => to === each.to && forDay > each.forDay)).toBe(true);
        }
        expect([...noted].sort()).toEqual(
          all
            .filter(({ forDay }) => forDay <= today)
            .map(reminderKey)
            .sort(),
        );
        expect(new Set(sent).size).toBe(sent.length);
      },
    ),
  );
});

test("months later is the same day, or the last of a shorter month", () => {
  expect(monthsAfter("2024-02-29", 12)).toBe("2025-02-28");
  expect(monthsAfter("2026-08-31", 6)).toBe("2027-02-28");
  expect(monthsAfter("2026-12-15", 1)).toBe("2027-01-15");
  expect(daysAfter("2026-03-28", 2)).toBe("2026-03-30");
});
