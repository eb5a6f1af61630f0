import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Attempt,
  advance,
  type ConflictChoice,
  type Field,
  loadedField,
  type Revision,
  type SaveAnswer,
  type SaveEvent,
} from "./index.ts";

/** The server: compare-and-swap, a history of every value, and answers kept by key. */
class ModelServer {
  current: Revision = { rev: 0, value: "" };
  readonly history: Revision[] = [this.current];
  private readonly answers = new Map<string, SaveAnswer>();

  save(attempt: Attempt): SaveAnswer {
    const before = this.answers.get(attempt.key);
    if (before) return before;
    if (attempt.rev !== this.current.rev) return { kind: "conflicted", theirs: this.current };
    this.current = { rev: this.current.rev + 1, value: attempt.value };
    this.history.push(this.current);
    const answer = { kind: "acknowledged", ...this.current, when: "2026-11-21T10:00:00.000Z" } as const;
    this.answers.set(attempt.key, answer);
    return answer;
  }

  holds = (value: unknown) => this.history.some((row) => row.value === value);
}

/** One browser: a field, and a network that may lose the call or the answer. */
class Writer {
  field: Field;
  private inFlight: Attempt | null = null;
  private arrived: SaveAnswer | null = null;
  /** Every text that stood in the field or beside it, as the other's in a conflict. */
  private readonly seen = new Set<unknown>();
  readonly name: string;
  private readonly server: ModelServer;

  constructor(name: string, server: ModelServer) {
    this.name = name;
    this.server = server;
    this.field = loadedField(server.current, name);
    this.see();
  }

  private see() {
    this.seen.add(this.field.text);
    if (this.field.state.at === "conflict") this.seen.add(this.field.state.theirs.value);
  }

  tell(event: SaveEvent) {
    const before = this.field;
    const { field, commands } = advance(before, event, 0);
    for (const command of commands) {
      if (command.do !== "send") continue;
      expect(this.inFlight, "at most one save in flight").toBeNull();
      this.inFlight = command.attempt;
    }
    this.field = field;
    this.see();
    const replaced = event.kind !== "typed" && field.text !== before.text;
    const chosen = event.kind === "chose" && event.choice.keep !== "mine";
    if (replaced && !chosen) expect(this.server.holds(before.text), "a text vanished from a field").toBe(true);
    if (field.state.at === "saved") expect(this.server.holds(field.text), "saved without being stored").toBe(true);
  }

  reach() {
    if (!this.inFlight || this.arrived) return;
    const before = this.server.current;
    this.arrived = this.server.save(this.inFlight);
    if (this.server.current !== before)
      expect(this.seen.has(before.value), "a text was written over by somebody who never saw it").toBe(true);
  }

  answer(lost: boolean) {
    if (!this.inFlight) return;
    if (!lost) this.reach();
    const answer: SaveAnswer = lost || !this.arrived ? { kind: "failed" } : this.arrived;
    this.inFlight = null;
    this.arrived = null;
    this.tell({ kind: "answered", answer });
  }

  /** Everything that is under way comes to its end on a network that works. */
  settle() {
    for (let round = 0; round < 10; round++) {
      this.tell({ kind: "left" });
      this.answer(false);
      this.tell({ kind: "retry-due" });
      this.tell({ kind: "chose", choice: { keep: "mine" } });
    }
  }
}

type Move = { readonly who: 0 | 1; readonly does: keyof typeof moves; readonly choice: "mine" | "theirs" | "combined" };

const moves = {
  type: (writer: Writer, at: number) => writer.tell({ kind: "typed", value: `${writer.name}${at}` }),
  leave: (writer: Writer) => writer.tell({ kind: "left" }),
  pause: (writer: Writer) => writer.tell({ kind: "pause-over" }),
  reach: (writer: Writer) => writer.reach(),
  answer: (writer: Writer) => writer.answer(false),
  lose: (writer: Writer) => writer.answer(true),
  retry: (writer: Writer) => writer.tell({ kind: "retry-due" }),
  choose: (writer: Writer, at: number, keep: Move["choice"]) => {
    const choice: ConflictChoice = keep === "combined" ? { keep, value: `${writer.name}${at} begge` } : { keep };
    writer.tell({ kind: "chose", choice });
  },
  reload: (writer: Writer, _at: number, _keep: Move["choice"], server: ModelServer) =>
    writer.tell({ kind: "refreshed", theirs: server.current }),
} as const;

const move = fc.record<Move>({
  who: fc.constantFrom(0, 1),
  does: fc.constantFrom(...(Object.keys(moves) as (keyof typeof moves)[])),
  choice: fc.constantFrom("mine", "theirs", "combined"),
});

test("random interleavings of two writers never lose a text without a conflict or a history row", () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 120 }), (script) => {
      const server = new ModelServer();
      const writers = [new Writer("A", server), new Writer("B", server)] as const;
      for (const [at, { who, does, choice }] of script.entries()) moves[does](writers[who], at, choice, server);

      const written = writers.map(({ field }) => field.text);
      for (const writer of writers) writer.settle();
      for (const text of written) expect(server.holds(text), "what stood in a field is stored").toBe(true);
      for (const { field } of writers) expect(["clean", "saved"]).toContain(field.state.at);
    }),
    { numRuns: 2000 },
  );
});
