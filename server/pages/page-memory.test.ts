import { describe, expect, it } from "vitest";
import { createPageMemory, type Made } from "./page-memory.ts";
import { normalized } from "./pages.ts";

type Page = { readonly size: number; readonly name: string };
type Answer = Made<Page, string>;
const kept = (name: string, size = 10, until: number | null = null): Answer => ({
  keep: true,
  page: { name, size },
  until,
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

  it("does not keep what was being made from something that has changed since", async () => {
    const memory = createPageMemory<Page, string>(100);
    const gate = Promise.withResolvers<Answer>();
    const before = memory.get("/", 0, () => gate.promise);
    memory.clear();
    const after = await memory.get("/", 0, counting(kept("new")));
    gate.resolve(kept("old"));
    await before;
    expect(after).toMatchObject({ page: { name: "new" } });
    expect(await memory.get("/", 0, counting(kept("newer")))).toMatchObject({ page: { name: "new" } });
  });

  it("lets the page go that nobody asked for longest, and each at its time", async () => {
    const memory = createPageMemory<Page, string>(25);
    await memory.get("/a", 0, counting(kept("a")));
    await memory.get("/b", 0, counting(kept("b", 10, 5)));
    await memory.get("/a", 0, counting(kept("a2")));
    await memory.get("/c", 0, counting(kept("c")));
    expect(memory.bytes).toBe(20);
    expect(await memory.get("/a", 0, counting(kept("a3")))).toMatchObject({ page: { name: "a" } });
    expect(await memory.get("/b", 0, counting(kept("b2", 10, 5)))).toMatchObject({ page: { name: "b2" } });
    expect(await memory.get("/b", 5, counting(kept("b3")))).toMatchObject({ page: { name: "b3" } });
  });
});

describe("an address in the memory", () => {
  it("is the same for the same query in another order, with empty values or a newsletter's marks", () => {
    expect(normalized("/sok/?q=a&page=2&sort=")).toBe("/sok/?page=2&q=a");
    expect(normalized("/sok/?page=2&utm_source=brev&q=a")).toBe("/sok/?page=2&q=a");
    expect(normalized("/?fbclid=1")).toBe("/");
    expect(normalized("/om-oss/")).toBe("/om-oss/");
  });
});
