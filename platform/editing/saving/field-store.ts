import {
  type Attempt,
  advance,
  type Field,
  hasUnsentText,
  lacksAnswer,
  loadedField,
  type Revision,
  restoredField,
  retryDelay,
  type SaveAnswer,
  type SaveCommand,
  type SaveEvent,
  type SaveState,
  sameValue,
} from "../../pure/saving/index.ts";
import type { KeptText } from "../../pure/shared-text/index.ts";
import { createCameBack } from "./came-back.ts";
import { type FieldAddress, fieldKey, isHeading } from "./field-address.ts";

type StepListener = (address: FieldAddress, before: SaveState, after: SaveState) => void;

/** A field with unsent text, as this browser keeps it. */
export type KeptField = {
  readonly address: FieldAddress;
  readonly field: Field;
  /** Of a text that several write at once: its unsent steps, in the stored form. */
  readonly steps?: KeptText | null;
};

/** A text that was put back into its field, and what the server has there; undefined for a field that is gone. */
export type FoundField = { readonly address: FieldAddress; readonly theirs: Revision | undefined };

/** Milliseconds that something unsent waits at most where several write at once. */
const HURRIED = 150;

export type FieldStoreParts = {
  /** Makes one attempt, in the way of the addressed block's kind. Never rejects: no answer is an answer of kind `failed`. */
  readonly send: (address: FieldAddress, attempt: Attempt) => Promise<SaveAnswer>;
  readonly newSeed: () => string;
  /** Keeps a field while something in it is unsent; null when nothing is. */
  readonly keep: (key: string, kept: KeptField | null) => void;
};

/**
 * The fields of one editing page that have been written in. A field that nobody has touched has no entry: it shows what was
 * loaded. Entries outlive the components that show them, so a section that is closed still saves.
 */
export type FieldStore = {
  readonly peek: (key: string) => Field | undefined;
  /** Writes in a field. @param loaded the server's revision when the field was drawn */
  readonly type: (address: FieldAddress, loaded: Revision, text: Field["text"]) => void;
  /** @param loaded the server's revision when the field was drawn. Without it a field that has no entry gets none */
  readonly tell: (address: FieldAddress, event: SaveEvent, loaded?: Revision) => void;
  /** To every field with an entry: online again, or the page goes away. A title is left only by its writer. */
  readonly tellAll: (event: SaveEvent) => void;
  /** While somebody else is in the field, what is written in it is sent sooner. */
  readonly hurry: (address: FieldAddress, isHurried: boolean) => void;
  /** Takes a reload into account, for the fields with an entry. Undefined for a field that no longer exists: once it is there again its text is sent. */
  readonly refresh: (loaded: (address: FieldAddress) => Revision | undefined) => void;
  /** Restores the texts that this browser kept, and sends them. Those that the server has already are dropped. Answers the others. */
  readonly restore: (
    kept: readonly KeptField[],
    loaded: (address: FieldAddress) => Revision | undefined,
  ) => readonly FoundField[];
  /** Sends what is unsent in these fields; true when all of it is acknowledged, false when one of them is in trouble. */
  readonly flush: (addresses: readonly FieldAddress[]) => Promise<boolean>;
  /** Puts `text` back where another text was written. Drops an unsent text that was written over it; in a conflict takes the colleague's. */
  readonly revert: (address: FieldAddress, text: Field["text"]) => void;
  /** Gives up what is unsent in the field. */
  readonly drop: (address: FieldAddress) => void;
  /** The addresses of the fields that hold something unsent. */
  readonly unsent: () => readonly FieldAddress[];
  /** Those of them that wait for the person, or for a network: also while they are tried again, so that a link to them stays. */
  readonly inTrouble: () => readonly FieldAddress[];
  /** The fields with an entry, with what is written in them, saved or not. */
  readonly written: () => readonly KeptField[];
  /** Calls the listener when something is written in any field, or its state changes. */
  readonly subscribeAll: (listener: () => void) => () => void;
  /** Calls the listener when the field with this key changes. */
  readonly subscribe: (key: string, listener: () => void) => () => void;
  /** Calls the listener when the list of unsent fields changes. */
  readonly subscribeUnsent: (listener: () => void) => () => void;
  /** Listens to every change of a field's state. `saved` means that the server has acknowledged exactly the shown text. */
  readonly onStep: (listener: StepListener) => () => void;
};

/** States that wait for the person, or for a network. */
const IN_TROUBLE: ReadonlySet<SaveState["at"]> = new Set(["offline", "conflict", "locked", "rejected"]);

const isStuck = (field: Field | undefined): boolean =>
  field !== undefined && (IN_TROUBLE.has(field.state.at) || lacksAnswer(field.state));

type Entry = { readonly address: FieldAddress; readonly field: Field };

const joined = <T>(set: Set<T>, listener: T) => {
  set.add(listener);
  return () => {
    set.delete(listener);
  };
};

const newest = (loaded: Revision | undefined, acknowledged: Revision | undefined): Revision | undefined =>
  loaded && acknowledged && acknowledged.rev > loaded.rev ? acknowledged : loaded;

export function createFieldStore({ send, newSeed, keep }: FieldStoreParts): FieldStore {
  const entries = new Map<string, Entry>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Map<string, Set<() => void>>();
  const hurried = new Set<string>();
  const cameBack = createCameBack();
  const unsentListeners = new Set<() => void>();
  const allListeners = new Set<() => void>();
  const stepListeners = new Set<StepListener>();
  let unsent: readonly FieldAddress[] = [];

  const put = (key: string, address: FieldAddress, field: Field | null) => {
    const before = entries.get(key);
    if (field) entries.set(key, { address, field });
    else entries.delete(key);
    const was = before !== undefined && hasUnsentText(before.field);
    const is = field !== null && hasUnsentText(field);
    if (was || is) keep(key, is ? { address, field } : null);
    for (const listener of listeners.get(key) ?? []) listener();
    for (const listener of allListeners) listener();
    if (was === is) return;
    unsent = [...entries.values()].flatMap((entry) => (hasUnsentText(entry.field) ? [entry.address] : []));
    for (const listener of unsentListeners) listener();
  };

  const stopWaiting = (key: string) => {
    clearTimeout(timers.get(key));
    timers.delete(key);
  };

  const later = (address: FieldAddress, event: SaveEvent, ms: number) => {
    const key = fieldKey(address);
    stopWaiting(key);
    const due = () => {
      timers.delete(key);
      tell(address, event);
    };
    timers.set(key, setTimeout(due, ms));
  };

  const pause = (address: FieldAddress, ms: number) => {
    const key = fieldKey(address);
    if (isHeading(address) || (hurried.has(key) && timers.has(key))) return;
    later(address, { kind: "pause-over" }, hurried.has(key) ? Math.min(ms, HURRIED) : ms);
  };

  const run = (address: FieldAddress, command: SaveCommand) => {
    switch (command.do) {
      case "send":
        stopWaiting(fieldKey(address));
        void send(address, command.attempt)
          .catch((): SaveAnswer => ({ kind: "failed" }))
          .then((answer) => tell(address, { kind: "answered", answer }));
        return;
      case "wait-for-pause":
        return pause(address, command.ms);
      case "wait-to-retry":
        return later(address, { kind: "retry-due" }, retryDelay(command.tries, Math.random(), command.atLeast));
    }
  };

  const step = (address: FieldAddress, before: Field, event: SaveEvent) => {
    const { field, commands } = advance(before, event, Date.now());
    if (field === before && commands.length === 0) return;
    put(fieldKey(address), address, field);
    for (const command of commands) run(address, command);
    if (field.state !== before.state)
      for (const listener of stepListeners) listener(address, before.state, field.state);
  };

  const tell: FieldStore["tell"] = (address, event, loaded) => {
    const field = entries.get(fieldKey(address))?.field ?? (loaded && loadedField(loaded, newSeed()));
    if (field) step(address, field, event);
  };

  const flush = (addresses: readonly FieldAddress[]): Promise<boolean> => {
    const keys = addresses.map(fieldKey);
    const isFlushed = (): boolean | undefined => {
      const states = keys.flatMap((key) => entries.get(key)?.field.state ?? []);
      if (states.every(({ at }) => at === "clean" || at === "saved")) return true;
      return states.some(({ at }) => IN_TROUBLE.has(at)) ? false : undefined;
    };
    for (const address of addresses) {
      tell(address, { kind: "left" });
      tell(address, { kind: "retry-due" });
    }
    return new Promise((resolve) => {
      const look = () => {
        const answer = isFlushed();
        if (answer === undefined) return;
        stop();
        resolve(answer);
      };
      const stop = joined(stepListeners, look);
      look();
    });
  };

  const drop = (address: FieldAddress) => {
    const key = fieldKey(address);
    stopWaiting(key);
    put(key, address, null);
  };

  const revert = (address: FieldAddress, text: Field["text"]) => {
    const field = entries.get(fieldKey(address))?.field;
    if (!field || field.state.at === "clean" || sameValue(field.text, text)) return;
    const isUnsent = field.state.at === "dirty" || field.state.at === "rejected";
    if (field.state.at === "conflict") tell(address, { kind: "chose", choice: { keep: "theirs" } });
    else if (field.state.at === "locked" || (isUnsent && sameValue(field.base.value, text))) drop(address);
    else {
      tell(address, { kind: "typed", value: text });
      tell(address, { kind: "left" });
    }
  };

  return {
    peek: (key) => entries.get(key)?.field,
    type: (address, loaded, value) => tell(address, { kind: "typed", value }, loaded),
    hurry: (address, isHurried) => {
      const key = fieldKey(address);
      if (!isHurried) hurried.delete(key);
      else if (!hurried.has(key)) {
        hurried.add(key);
        if (entries.get(key)?.field.state.at !== "dirty") return;
        stopWaiting(key);
        pause(address, HURRIED);
      }
    },
    tell,
    tellAll: (event) => {
      for (const { address } of [...entries.values()])
        if (!isHeading(address) || event.kind !== "left") tell(address, event);
    },
    refresh: (loaded) => {
      for (const [key, { address }] of [...entries]) {
        const theirs = loaded(address);
        const isBack = cameBack(key, theirs !== undefined, entries.get(key)?.field.state);
        if (!theirs) continue;
        tell(address, { kind: "refreshed", theirs });
        if (isBack) tell(address, { kind: "unlocked" });
        // The entry equals the loaded value and is dropped. A shared text stays: it may hold an empty line that no value shows.
        const field = entries.get(key)?.field;
        if (field?.state.at === "clean" && !field.shared && theirs.rev >= field.base.rev) put(key, address, null);
      }
    },
    restore: (kept, loaded) => {
      const found: FoundField[] = [];
      for (const { address, field, steps } of kept) {
        const key = fieldKey(address);
        const now = entries.get(key)?.field;
        if (now && hasUnsentText(now)) continue;
        const theirs = newest(loaded(address), now?.base);
        if (theirs && sameValue(theirs.value, field.text)) {
          keep(key, null);
          continue;
        }
        const restored = restoredField({ ...field, shared: steps ?? undefined }, newSeed(), Date.now());
        put(key, address, restored);
        found.push({ address, theirs });
        if (restored.state.at === "offline") tell(address, { kind: "retry-due" });
        // A title that nobody had finished is not sent by itself.
        else if (!isHeading(address)) tell(address, { kind: "left" });
      }
      return found;
    },
    flush,
    revert,
    drop,
    unsent: () => unsent,
    inTrouble: () => unsent.filter((address) => isStuck(entries.get(fieldKey(address))?.field)),
    written: () => [...entries.values()],
    subscribeAll: (listener) => joined(allListeners, listener),
    subscribe: (key, listener) => {
      const those = listeners.get(key) ?? new Set();
      listeners.set(key, those);
      return joined(those, listener);
    },
    subscribeUnsent: (listener) => joined(unsentListeners, listener),
    onStep: (listener) => joined(stepListeners, listener),
  };
}
