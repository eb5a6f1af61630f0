import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Actor,
  anonymous,
  mayAdminister,
  mayReadPage,
  mayUseDesk,
  mayWithPage,
  type PageRule,
  pageRights,
  readersOf,
  rightHolders,
  ruleFor,
  type SiteRole,
} from "./index.ts";

const known = (roles: readonly SiteRole[], id = "a"): Actor => ({
  kind: "known",
  sessionId: "s",
  account: { id, name: "Kari", roles },
  seats: [],
});
const editor = known([{ site: "minimetode", role: "editor" }]);
const admin = known([{ site: "minimetode", role: "admin" }]);
const elsewhere = known([{ site: "metodevarsel", role: "admin" }]);
const visitor = known([]);
const all = [anonymous, visitor, elsewhere, editor, admin];
const allowed = (decide: (actor: Actor) => boolean) => all.map(decide);

test("a role holds at its own site, and at what the sites share", () => {
  expect(allowed((actor) => mayUseDesk(actor, "minimetode").allowed)).toEqual([false, false, false, true, true]);
  expect(allowed((actor) => mayUseDesk(actor, "any").allowed)).toEqual([false, false, true, true, true]);
  expect(allowed((actor) => mayAdminister(actor, "minimetode").allowed)).toEqual([false, false, false, false, true]);
  expect(allowed((actor) => mayAdminister(actor, "any").allowed)).toEqual([false, false, true, false, true]);
});

test("who may read a page", () => {
  const read = (access: Parameters<typeof mayReadPage>[1]["access"], readers: readonly string[] = []) =>
    allowed((actor) => mayReadPage(actor, { access, readers }, "minimetode"));
  expect(read("everyone")).toEqual([true, true, true, true, true]);
  expect(read("signed-in")).toEqual([false, true, true, true, true]);
  expect(read("chosen")).toEqual([false, false, false, true, true]);
  expect(read("chosen", ["a"])).toEqual([false, true, true, true, true]);
  expect(read("editors", ["a"])).toEqual([false, false, false, true, true]);
});

test("what stands for the readers of a page is the least of them: who it leads to must be there for each", () => {
  const access = (of: PageReaders["access"], ...readers: readonly string[]): PageReaders => ({ access: of, readers });
  type PageReaders = Parameters<typeof mayReadPage>[1];
  const reach = (from: readonly PageReaders[], to: PageReaders) =>
    readersOf(from, "minimetode").every((actor) => mayReadPage(actor, to, "minimetode"));
  const order = [access("everyone"), access("signed-in"), access("chosen", "a"), access("editors")];
  for (const [at, from] of order.entries())
    for (const [to, target] of order.entries()) expect([at, to, reach([from], target)]).toEqual([at, to, to <= at]);
  expect(reach([access("chosen", "a", "b")], access("chosen", "a"))).toBe(false);
  expect(reach([access("chosen", "a"), access("chosen", "a", "b")], access("chosen", "a", "c"))).toBe(true);
  expect(reach([access("signed-in"), access("everyone")], access("signed-in"))).toBe(true);
});

test("who may write and publish a page: administrators of its site always, others as the rule says, nobody from elsewhere", () => {
  for (const right of pageRights) {
    const may = (who: PageRule["who"], accounts: readonly string[] = []) =>
      allowed((actor) => mayWithPage(actor, right, { who, accounts }, "minimetode").allowed);
    expect(may("editors")).toEqual([false, false, false, true, true]);
    expect(may("chosen", ["a"])).toEqual([false, false, false, true, true]);
    expect(may("chosen", ["b"])).toEqual([false, false, false, false, true]);
    expect(may("admins", ["a"])).toEqual([false, false, false, false, true]);
  }
  expect(mayWithPage(editor, "edit", { who: "admins", accounts: [] }, "minimetode")).toEqual({
    allowed: false,
    because: "NotYoursToEdit",
  });
});

test("the nearest page with a rule decides, and without any every editor has the right", () => {
  const rule = fc.record({
    who: fc.constantFrom(null, ...rightHolders),
    accounts: fc.array(fc.constantFrom("a", "b"), { maxLength: 2 }),
  });
  const page = fc.record({ rules: fc.record({ edit: rule, publish: rule }) });
  fc.assert(
    fc.property(fc.array(page, { maxLength: 5 }), fc.constantFrom(...pageRights), (branch, right) => {
      const { rule: holds, from } = ruleFor(branch, right);
      const ruled = branch.filter(({ rules }) => rules[right].who !== null);
      expect(from).toBe(ruled[0] ?? null);
      expect(holds).toEqual(ruled[0]?.rules[right] ?? { who: "editors", accounts: [] });
    }),
  );
});
