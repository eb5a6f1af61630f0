import fc from "fast-check";
import { expect, test } from "vitest";
import { follow, isReadOnly, status, statusFlags, type TransitionName, transitionNames, transitions } from "./index.ts";

const statuses = Object.values(status);

test("every cell of status x command is either the table's one transition or a refusal that says what it needs", () => {
  for (const name of transitionNames)
    for (const from of statuses) {
      const step = follow(name, from);
      if (transitions[name].from === from) expect(step).toEqual({ ok: true, to: transitions[name].to });
      else
        expect(step).toEqual({
          ok: false,
          because: { kind: "WrongStatus", status: from, needs: transitions[name].from },
        });
    }
});

test("random commands never leave the table: published is reached only through sent, and a refusal changes nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<TransitionName[]>(...transitionNames), { maxLength: 60 }), (commands) => {
      let at: (typeof statuses)[number] = status.draft;
      for (const command of commands) {
        const step = follow(command, at);
        if (!step.ok) continue;
        if (step.to === status.published) expect(at).toBe(status.sent);
        if (step.to === status.sent) expect(at).toBe(status.draft);
        at = step.to;
        expect(statuses).toContain(at);
        expect(isReadOnly(at)).toBe(at !== status.draft);
        expect(statusFlags(at)).toEqual({ isPendingPublish: at === 2, isPublished: at === 3 });
      }
    }),
  );
});
