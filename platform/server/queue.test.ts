import fc from "fast-check";
import { expect, test } from "vitest";
import { createQueue } from "./queue.ts";

const aTask = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, resolve, reject };
};

test("so many at a time, the rest in turn, and what fails makes room", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 2, ofOne: 9 });
  const done: string[] = [];
  const [first, second, third] = [aTask(), aTask(), aTask()];
  const of = (name: string, { work }: ReturnType<typeof aTask>) =>
    queue("a", async () => {
      done.push(name);
      return work();
    });
  const answers = [of("first", first), of("second", second), of("third", third)];
  expect(await of("fourth", aTask())).toBe("full");
  expect(done).toEqual(["first"]);
  first.reject(new Error("broken"));
  await expect(answers[0]).rejects.toThrow("broken");
  second.resolve("two");
  expect(await answers[1]).toBe("two");
  third.resolve("three");
  expect(await answers[2]).toBe("three");
  expect(done).toEqual(["first", "second", "third"]);
});

test("one person does not take the places of others", async () => {
  const queue = createQueue({ atOnce: 2, waiting: 5, ofOne: 2 });
  const tasks = [aTask(), aTask(), aTask()];
  const [one, two, other] = tasks.map(({ work }, at) => queue(at < 2 ? "a" : "b", work));
  expect(await queue("a", aTask().work)).toBe("full");
  for (const { resolve } of tasks) resolve("done");
  expect(await Promise.all([one, two, other])).toEqual(["done", "done", "done"]);
  expect(await queue("a", async () => "again")).toBe("again");
});

test("whatever comes in whatever order, never more run than may, and each is answered once", async () => {
  const persons = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(persons, fc.integer({ min: 1, max: 4 }), async (asked, atOnce) => {
      const queue = createQueue({ atOnce, waiting: 6, ofOne: 4 });
      let running = 0;
      let most = 0;
      const answers = await Promise.all(
        asked.map((person, at) =>
          queue(person, async () => {
            most = Math.max(most, ++running);
            await Promise.resolve();
            running -= 1;
            return at;
          }),
        ),
      );
      expect(most).toBeLessThanOrEqual(atOnce);
      expect(running).toBe(0);
      for (const [at, answer] of answers.entries()) expect([at, "full"]).toContain(answer);
      expect(await queue("a", async () => "still there")).toBe("still there");
    }),
  );
});
