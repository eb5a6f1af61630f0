import {
  type Attempt,
  advance,
  type Field,
  hasUnsentText,
  loadedField,
  type Revision,
  retryDelay,
  type SaveAnswer,
  type SaveCommand,
  type SaveEvent,
  type SaveState,
} from "../../../core/saving/index.ts";

type StepListener = (id: string, before: SaveState, after: SaveState) => void;

export type FieldStoreParts = {
  /** Makes one attempt. Never rejects: silence is an answer of kind `failed`. */
  readonly send: (id: string, attempt: Attempt) => Promise<SaveAnswer>;
  readonly newSeed: () => string;
};

/** The fields of one editing page. They outlive the components that show them: a section that is closed still saves. */
export type FieldStore = {
  /** The field, made from what the server holds when it is asked for the first time. */
  readonly field: (id: string, loaded: Revision) => Field;
  readonly tell: (id: string, event: SaveEvent) => void;
  /** To every field at once: online again, unlocked. */
  readonly tellAll: (event: SaveEvent) => void;
  /** What a reload of the schema brought. */
  readonly refresh: (loaded: ReadonlyMap<string, Revision>) => void;
  /** The ids of the fields that hold something unsent. */
  readonly unsent: () => readonly string[];
  readonly peek: (id: string) => Field | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Hears every change of a field's state: `saved` means that the server has acknowledged what stands in it. */
  readonly onStep: (listener: StepListener) => () => void;
  readonly close: () => void;
};

export function createFieldStore({ send, newSeed }: FieldStoreParts): FieldStore {
  const fields = new Map<string, Field>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const stepListeners = new Set<StepListener>();
  let unsent: readonly string[] = [];

  const changed = () => {
    const now = [...fields].flatMap(([id, field]) => (hasUnsentText(field) ? [id] : []));
    // The same list stays the same object, so that who looks at it is not drawn again for nothing.
    if (now.join() !== unsent.join()) unsent = now;
    for (const listener of listeners) listener();
  };

  const later = (id: string, event: SaveEvent, ms: number) => {
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => tell(id, event), ms),
    );
  };

  const run = (id: string, command: SaveCommand) => {
    switch (command.do) {
      case "send":
        clearTimeout(timers.get(id));
        void send(id, command.attempt).then((answer) => tell(id, { kind: "answered", answer }));
        return;
      case "wait-for-pause":
        return later(id, { kind: "pause-over" }, command.ms);
      case "wait-to-retry":
        return later(id, { kind: "retry-due" }, retryDelay(command.tries, Math.random(), command.atLeast));
    }
  };

  const tell = (id: string, event: SaveEvent) => {
    const before = fields.get(id);
    if (!before) return;
    const { field, commands } = advance(before, event, Date.now());
    if (field === before && commands.length === 0) return;
    fields.set(id, field);
    for (const command of commands) run(id, command);
    changed();
    if (field.state !== before.state) for (const listener of stepListeners) listener(id, before.state, field.state);
  };

  return {
    field: (id, loaded) => {
      const known = fields.get(id);
      if (known) return known;
      const field = loadedField(loaded, newSeed());
      fields.set(id, field);
      return field;
    },
    tell,
    tellAll: (event) => {
      for (const id of fields.keys()) tell(id, event);
    },
    refresh: (loaded) => {
      for (const [id, theirs] of loaded) tell(id, { kind: "refreshed", theirs });
    },
    unsent: () => unsent,
    peek: (id) => fields.get(id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStep: (listener) => {
      stepListeners.add(listener);
      return () => stepListeners.delete(listener);
    },
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
