import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Subject } from "../../../platform/server/subject.ts";
import { createPageMemory, type Made } from "./page-memory.ts";

type Page = { readonly size: number; readonly name: string };
type Answer = Made<Page, string>;
type More = { readonly size?: number; readonly until?: number | null; readonly shows?: readonly Subject[] };
const kept = (name: string, { size = 10, until = null, shows = [] }: More = {}): Answer => ({
  keep: true,
  page: { name, size },
  until,
  shows: new Set(shows),
});
const counting = (answer: Answer) => {
  const make = async () => {
    make.times += 1;
    return answer;
  };
  make.times = 0;
  return make;
};

describe("a page memory", () => {
  it("makes a page once, also for many who ask at once", async () => {
    const memory = createPageMemory<Page, string>(100);
    const make = counting(kept("a"));
    const answers = await Promise.all(Array.from({ length: 20 }, () => memory.get("/", 0, make)));
    await memory.get("/", 0, make);
    expect(make.times).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(memory.find("/", 0)).toMatchObject({ name: "a" });
  });

  it("keeps nothing that is not to be kept, and nothing that failed", async () => {
    const memory = createPageMemory<Page, string>(100);
    const make = counting({ keep: false, other: "404" });
    await memory.get("/", 0, make);
    await memory.get("/", 0, make);
    expect(make.times).toBe(2);
    await expect(memory.get("/x", 0, async () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect((await memory.get("/x", 0, counting(kept("x")))).keep).toBe(true);
    expect(memory.bytes).toBe(10);
  });

  it("drops the pages that show what changed, and no others; all when nobody knows what changed", async () => {
    const memory = createPageMemory<Page, string>(100);
    await memory.get("/one", 0, counting(kept("one", { shows: ["assessment 1"] })));
    await memory.get("/both", 0, counting(kept("both", { shows: ["assessment 1", "search methodassessment"] })));
    await memory.get("/two", 0, counting(kept("two", { shows: ["assessment 2"] })));
    const left = () => ["/one", "/both", "/two"].filter((address) => memory.find(address, 0));
    memory.drop(new Set(["assessment 3"]));
    expect(left()).toEqual(["/one", "/both", "/two"]);
    memory.drop(new Set(["search methodassessment"]));
    expect([left(), memory.bytes]).toEqual([["/one", "/two"], 20]);
    memory.drop(new Set(["assessment 1"]));
    expect(left()).toEqual(["/two"]);
    memory.drop("everything");
    expect([left(), memory.bytes]).toEqual([[], 0]);
  });

  it("does not keep what was being made from something that has changed since", async () => {
    const memory = createPageMemory<Page, string>(100);
    const gate = Promise.withResolvers<Answer>();
    const before = memory.get("/", 0, () => gate.promise);
    memory.drop(new Set(["assessment 1"]));
    const after = await memory.get("/", 0, counting(kept("new", { shows: ["assessment 1"] })));
    gate.resolve(kept("old", { shows: ["assessment 1"] }));
    await before;
    expect(after).toMatchObject({ page: { name: "new" } });
    expect(memory.find("/", 0)).toMatchObject({ name: "new" });
  });

  it("keeps what was being made while something else changed", async () => {
    const memory = createPageMemory<Page, string>(100);
    const gate = Promise.withResolvers<Answer>();
    const making = memory.get("/", 0, () => gate.promise);
    memory.drop(new Set(["assessment 2"]));
    gate.resolve(kept("page", { shows: ["assessment 1"] }));
    await making;
    expect(memory.find("/", 0)).toMatchObject({ name: "page" });
  });

  it("lets the page go that nobody asked for longest, and each at its time", async () => {
    const memory = createPageMemory<Page, string>(25);
    await memory.get("/a", 0, counting(kept("a")));
    await memory.get("/b", 0, counting(kept("b", { until: 5 })));
    await memory.get("/a", 0, counting(kept("a2")));
    await memory.get("/c", 0, counting(kept("c")));
    expect(memory.bytes).toBe(20);
    expect(memory.find("/a", 0)).toMatchObject({ name: "a" });
    expect(memory.find("/b", 0)).toBeNull();
    await memory.get("/b", 0, counting(kept("b2", { until: 5 })));
    expect(memory.find("/b", 4)).toMatchObject({ name: "b2" });
    expect(memory.find("/b", 5)).toBeNull();
    expect(await memory.get("/b", 5, counting(kept("b3")))).toMatchObject({ page: { name: "b3" } });
  });
});

/**
 * Three subjects, each with a version that grows when it changes. A page reads its subjects' versions while it is made, and the
 * change is announced some steps after it happened. Once it was announced, no page may be kept that shows an older version.
 */
it("whatever happens while pages are made, none is kept that shows what was before an announced change", async () => {
  const subjects = ["assessment 1", "assessment 2", "search methodassessment"] as const;
  const places = [[0], [1], [0, 2], [1, 2]] as const;
  const steps = fc.array(
    fc.oneof(
      fc.record({ do: fc.constant("ask" as const), page: fc.nat(3) }),
      fc.record({ do: fc.constant("read" as const), page: fc.nat(3) }),
      fc.record({ do: fc.constant("finish" as const), page: fc.nat(3) }),
      fc.record({ do: fc.constant("change" as const), subject: fc.nat(2) }),
      fc.record({ do: fc.constant("announce" as const), all: fc.boolean() }),
    ),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const memory = createPageMemory<Page, string>(1_000);
      const versions = [0, 0, 0];
      const announced = [0, 0, 0];
      const making: { page: number; read: string | null; finish: (made: Answer) => void }[] = [];
      const state = (page: number) => (places[page] ?? []).map((at) => versions[at]).join();
      for (const step of all) {
        if (step.do === "ask")
          void memory.get(`/${step.page}`, 0, () => {
            const gate = Promise.withResolvers<Answer>();
            making.push({ page: step.page, read: null, finish: gate.resolve });
            return gate.promise;
          });
        if (step.do === "read") for (const each of making) if (each.page === step.page) each.read ??= state(each.page);
        if (step.do === "finish") {
          const at = making.findIndex(({ page, read }) => page === step.page && read !== null);
          const [done] = at < 0 ? [] : making.splice(at, 1);
          const shows = (places[step.page] ?? []).flatMap((each) => subjects[each] ?? []);
          done?.finish(kept(done.read ?? "", { shows }));
          await new Promise(setImmediate);
        }
        if (step.do === "change") versions[step.subject] = (versions[step.subject] ?? 0) + 1;
        if (step.do === "announce") {
          memory.drop(step.all ? "everything" : new Set(subjects.filter((_, at) => announced[at] !== versions[at])));
          announced.splice(0, 3, ...versions);
        }
        for (const [page, shown] of places.entries()) {
          const found = memory.find(`/${page}`, 0);
          const has = found?.name.split(",").map(Number) ?? [];
          if (found)
            for (const [at, each] of shown.entries()) expect(has[at]).toBeGreaterThanOrEqual(announced[each] ?? 0);
        }
      }
    }),
  );
});
