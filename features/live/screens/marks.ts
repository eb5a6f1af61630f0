import { createContext } from "react";
import type { Colleague } from "../../../platform/editing/rich-text-editor/index.ts";
import type { LiveHere, LiveMark, LivePlace } from "../calls.ts";

/** The person's place in the text, calculated when it is sent. */
type Where = () => LivePlace | null;

/** The marks of colleagues, and one's own, in the texts of one editing page. */
export type Marks = {
  /** Those who stand in a block; the same list as long as nothing changes. */
  readonly in: (item: number) => readonly Colleague[];
  readonly hear: (mark: LiveMark) => void;
  /** Receives the others who are here. Removes the marks of people who are not in the list. Null: unknown, no mark is shown. */
  readonly hearWhoIsHere: (others: readonly LiveHere[] | null) => void;
  /** A colleague has saved something in a block. */
  readonly hearWritten: (seat: string, item: number) => void;
  /** Calls the listener with the block and the whole name of each colleague who has written. */
  readonly onWritten: (listener: (item: number, seat: string, name: string) => void) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The person stands or has moved in a block; null when they have left it. */
  readonly stand: (item: number, where: Where | null) => void;
  /** The place to send to others now; null when nobody else is in the block, or the marks are switched off. */
  readonly toTell: (item: number | null) => LivePlace | null;
  /** Calls the listener when the place to send may have changed. `isNew`: somebody has come who has not received it. */
  readonly onMoved: (listener: (isNew: boolean) => void) => () => void;
  readonly isOn: () => boolean;
  readonly turn: (on: boolean) => void;
};

/** So many ways a mark can look. */
const LOOKS = 5;
/** Milliseconds by which the list of who is here may come after a mark. */
const LAG = 3_000;

const SWITCH = "minimetode-colleagues-marks";

/** A browser that keeps nothing shows them. */
const wasOn = (): boolean => {
  try {
    return localStorage.getItem(SWITCH) !== "off";
  } catch {
    return true;
  }
};

const joined = <T>(set: Set<T>, listener: T) => {
  set.add(listener);
  return () => void set.delete(listener);
};

const NOBODY: readonly Colleague[] = [];

/** @param seat the person's own */
export function createMarks(seat: string | undefined): Marks {
  const places = new Map<string, { readonly at: NonNullable<LiveMark["at"]>; readonly since: number }>();
  const looks = new Map<string, number>();
  const listeners = new Set<() => void>();
  const movers = new Set<(isNew: boolean) => void>();
  const writers = new Set<(item: number, seat: string, name: string) => void>();
  let others: readonly LiveHere[] = [];
  let shown = new Map<number, readonly Colleague[]>();
  let own: { readonly item: number; readonly where: Where } | null = null;
  let isOn = wasOn();

  const lookOf = (colleague: string): number => {
    const look = looks.get(colleague) ?? looks.size % LOOKS;
    looks.set(colleague, look);
    return look;
  };
  const changed = () => {
    const before = shown;
    shown = new Map();
    for (const { seat: colleague, name, item } of isOn ? others : []) {
      const at = places.get(colleague)?.at;
      if (!at || item !== at.item) continue;
      shown.set(item, [...(shown.get(item) ?? []), { seat: colleague, name, look: lookOf(colleague), place: at }]);
    }
    if (before.size + shown.size > 0) for (const listener of listeners) listener();
  };
  const moved = (isNew = false) => {
    for (const mover of movers) mover(isNew);
  };
  const isShared = (item: number) => others.some((each) => each.item === item);

  return {
    in: (item) => shown.get(item) ?? NOBODY,
    hear: ({ seat: colleague, at }) => {
      if (colleague === seat) return;
      if (at) places.set(colleague, { at, since: Date.now() });
      else places.delete(colleague);
      changed();
    },
    hearWhoIsHere: (list) => {
      const before = others;
      others = list ?? [];
      for (const [colleague, { at, since }] of list ? places : []) {
        const isIn = others.some((each) => each.seat === colleague && each.item === at.item);
        if (!isIn && Date.now() - since > LAG) places.delete(colleague);
      }
      changed();
      // A person who has just come to the block has not received this person's place yet.
      const came = ({ seat: colleague, item }: LiveHere) =>
        item === own?.item && before.find((each) => each.seat === colleague)?.item !== item;
      if (own && others.some(came)) moved(true);
      else if (own && !isShared(own.item)) moved();
    },
    hearWritten: (colleague, item) => {
      const name = others.find((each) => each.seat === colleague)?.name;
      if (name !== undefined) for (const writer of writers) writer(item, colleague, name);
    },
    onWritten: (writer) => joined(writers, writer),
    subscribe: (listener) => joined(listeners, listener),
    stand: (item, where) => {
      if (where) own = { item, where };
      else if (own?.item === item) own = null;
      moved();
    },
    toTell: (item) => (isOn && own && own.item === item && isShared(item) ? own.where() : null),
    onMoved: (mover) => joined(movers, mover),
    isOn: () => isOn,
    turn: (on) => {
      isOn = on;
      try {
        localStorage.setItem(SWITCH, on ? "on" : "off");
      } catch {
        // It holds until the page is left.
      }
      changed();
      moved();
    },
  };
}

export const MarksContext = createContext<Marks | null>(null);
