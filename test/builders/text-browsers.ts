import { Transform } from "@tiptap/pm/transform";
import { expect } from "vitest";
import {
  createFieldStore,
  createSharedTexts,
  type FieldStore,
  type KeptField,
  type OpenText,
  type TextLibrary,
} from "../../platform/editing/saving/index.ts";
import type { Problem } from "../../platform/pure/contract/problem.ts";
import { type Attempt, type SaveAnswer, saveAnswerOf } from "../../platform/pure/saving/index.ts";
import * as library from "../../platform/pure/shared-text/index.ts";
import { stepsBetween } from "./text-steps.ts";

/** The one text that these browsers have. */
export const textAddress = { block: "b1" };
const KEY = "b1";
const DO_NOT_FIT = { path: "steps", kind: "StepsDoNotFit", message: "" };
const WHEN = "2026-11-21T10:00:00.000Z";

const refusal = (status: number, kind: string, more: Partial<Problem> = {}): Problem => ({
  type: "about:blank",
  title: "Avvist",
  status,
  kind,
  ...more,
});

/** The server, in memory: compare, accept, keep, and tell who listens. */
export function aTextServer(start: string) {
  const revisions: { rev: number; value: string; batch: library.Batch | null }[] = [
    { rev: 0, value: start, batch: null },
  ];
  const heard = new Set<(newer: library.Newer) => void>();
  const whole = new Map<string, SaveAnswer>();
  const now = () => revisions.at(-1) ?? { rev: 0, value: start, batch: null };
  const after = (rev: number) => revisions.flatMap(({ batch }) => (batch && batch.rev > rev ? [batch] : []));
  const stale = (rev: number) => refusal(409, "Stale", { current: { ...now(), changes: after(rev) } });
  const put = (value: string, batch: library.Batch | null) => {
    const rev = now().rev + 1;
    revisions.push({ rev, value, batch });
    for (const on of heard) on({ rev, value, changes: batch ? [batch] : [] });
    return rev;
  };
  return {
    now,
    after,
    /** The steps are kept for a while only. */
    forget: () => {
      for (const revision of revisions) revision.batch = null;
    },
    /** A backup was put back. */
    rewind: (rev: number) => void revisions.splice(rev + 1),
    saveWhole: ({ key, value, rev }: Attempt): SaveAnswer => {
      const before = whole.get(key);
      if (before) return before;
      if (now().rev !== rev) return saveAnswerOf(stale(rev));
      const text = [value].flat().join("");
      const answer: SaveAnswer = { kind: "acknowledged", rev: put(text, null), value: text, when: WHEN };
      whole.set(key, answer);
      return answer;
    },
    listen: (on: (newer: library.Newer) => void) => {
      heard.add(on);
      return () => heard.delete(on);
    },
    values: () => revisions.map(({ value }) => value),
    save: ({ rev, batch, steps }: library.Batch) => {
      const { rev: known, value } = now();
      if (known !== rev) return { ok: false as const, problem: stale(rev) };
      const made = library.acceptSteps(value, steps);
      if (!made) return { ok: false as const, problem: refusal(422, "Invalid", { fields: [] }) };
      if (made.value !== value) put(made.value, { rev: rev + 1, batch, steps: made.steps });
      const answer = { ok: true as const, changed: WHEN, alsoChanged: [] };
      return { ok: true as const, value: { ...answer, rev: now().rev, value: made.value } };
    },
  };
}

type TextServer = ReturnType<typeof aTextServer>;

const lost = { ok: false as const, problem: refusal(0, "Offline") };

/**
 * A browser with the text open. Its network may lose the call or the answer, and it may hear nothing of the others. The server may refuse
 * its steps, or its session; the script of the steps may not come when the page is opened.
 */
export function aTextBrowser(server: TextServer, name: string, steps: TextLibrary = library) {
  let seeds = 0;
  let sent = 0;
  const kept = new Map<string, KeptField>();
  const network = {
    loses: "nothing" as "nothing" | "call" | "answer",
    hears: true,
    /** So many more calls with steps reach the server. */
    reaches: Number.POSITIVE_INFINITY,
    refuses: false,
    isSignedOut: false,
    hasScript: true,
  };
  let page: { fields: FieldStore; text: OpenText; doc: () => ReturnType<OpenText["now"]>["doc"]; close: () => void };
  const load = () => {
    // A closed page does nothing more.
    let isOpen = true;
    const loaded = { rev: server.now().rev, value: server.now().value };
    const keep = (key: string, value: KeptField | null) => {
      if (!isOpen) return;
      if (value) kept.set(key, structuredClone(texts.kept(value)));
      else kept.delete(key);
    };
    const texts = createSharedTexts({
      isShared: () => true,
      fields: () => fields,
      load: async () => {
        if (!network.hasScript) throw new Error("no script came");
        return steps;
      },
      sendSteps: async (_, body) => {
        sent++;
        await Promise.resolve();
        if (network.loses === "call" || network.reaches-- <= 0) return lost;
        if (!isOpen) return new Promise(() => undefined);
        if (network.isSignedOut) return { ok: false, problem: refusal(401, "NotAllowed") };
        const isStale = server.now().rev !== body.rev;
        if (network.refuses && !isStale)
          return { ok: false, problem: refusal(422, "Invalid", { fields: [DO_NOT_FIT] }) };
        const answer = server.save(JSON.parse(JSON.stringify(body)));
        return network.loses === "answer" ? lost : answer;
      },
      read: async (_, after) => {
        await Promise.resolve();
        return network.loses === "nothing" ? { ...server.now(), changes: server.after(after) } : null;
      },
      sendWhole: async (_, attempt) => {
        sent++;
        await Promise.resolve();
        if (network.loses === "call") return { kind: "failed" };
        if (!isOpen) return new Promise(() => undefined);
        if (network.isSignedOut) return { kind: "locked", because: "signed-out" };
        const answer = server.saveWhole(attempt);
        return network.loses === "answer" ? { kind: "failed" } : answer;
      },
    });
    const fields: FieldStore = createFieldStore({
      newSeed: () => `${name}-page-${seeds++}`,
      send: (to, attempt) => texts.save(to, attempt),
      keep,
    });
    fields.restore(structuredClone([...kept.values()]), () => loaded);
    const text = texts.open(steps, textAddress, () => loaded);
    // As the marks of colleagues do, which wait for the text that they stand in.
    const stopFollowing = text.follow(() => queueMicrotask(() => text.now()));
    let shown = text.now().doc;
    const stop = text.listen(({ before, after, moves }) => {
      const tr = new Transform(before);
      for (const step of moves.steps) tr.step(step);
      expect(library.htmlOf(tr.doc)).toBe(library.htmlOf(after));
      if (library.htmlOf(before) === library.htmlOf(shown)) shown = after;
    });
    // The editor shows what stands in the field, however it came there.
    const leaveField = fields.subscribe(KEY, () => {
      const now = [fields.peek(KEY)?.text ?? ""].flat().join("");
      if (library.htmlOf(shown) !== now) shown = library.docOf(now);
    });
    const leave = server.listen((newer) => network.hears && texts.hear(textAddress, loaded, newer));
    const close = () => {
      isOpen = false;
      stop();
      stopFollowing();
      leave();
      leaveField();
    };
    page = { fields, text, doc: () => shown, close };
    return {
      write: (html: string) => {
        const before = library.htmlOf(shown);
        shown = library.docOf(html);
        text.write(stepsBetween(before, html), html);
      },
    };
  };
  let editor = load();
  return {
    network,
    sent: () => sent,
    value: () => library.htmlOf(page.doc()),
    /** The text with what is not saved. */
    text: () => page.text.now(),
    field: () => page.fields.peek(KEY),
    fields: () => page.fields,
    write: (html: string) => editor.write(html),
    reopen: (withScript: boolean) => {
      page.close();
      network.hasScript = withScript;
      editor = load();
      network.hasScript = true;
    },
    /** The person settles a conflict: what the colleague has, and after it the words of one's own that it lacks. */
    settle: () => {
      const field = page.fields.peek(KEY);
      if (field?.state.at !== "conflict") return;
      const theirs = [field.state.theirs.value].flat().join("");
      const mine = [
        ...new Set(
          [field.text]
            .flat()
            .join("")
            .match(/[\u4e00-\u9fff]/g),
        ),
      ];
      const rest = mine.filter((word) => !theirs.includes(word)).join("");
      const both = `${theirs}<p>${rest}</p>`;
      page.fields.tell(textAddress, {
        kind: "chose",
        choice: rest ? { keep: "combined", value: both } : { keep: "theirs" },
      });
    },
    signIn: () => {
      network.isSignedOut = false;
      page.fields.tellAll({ kind: "session-back" });
    },
  };
}
