import type { Db } from "../../../platform/server/http/work.ts";
import type { Log } from "../../../platform/server/log.ts";
import { type Actor, may } from "../../access/rules/index.ts";
import type { LiveBye, LiveChange, LiveHere, LiveMark } from "../../api/index.ts";
import { changeFor } from "../rules/index.ts";
import { seatsListed } from "./changes.ts";
import type { Mark } from "./marks.ts";
import * as store from "./store.ts";

export type LiveEvent =
  | { readonly event: "hello"; readonly no: number; readonly here: readonly LiveHere[] }
  | { readonly event: "change"; readonly change: LiveChange }
  | { readonly event: "here"; readonly here: readonly LiveHere[] }
  /** Never replayed. */
  | { readonly event: "mark"; readonly mark: LiveMark }
  /** `no`: what the working copy that is read now has in any case. */
  | { readonly event: "reload"; readonly no: number }
  | { readonly event: "bye"; readonly because: LiveBye["because"] };

/** One browser's stream. */
export type Stream = {
  readonly assessment: number;
  /** The number of the last change that it was sent. */
  no: number;
  actor: Actor;
  /** Asks the database who it is now. */
  readonly actorNow: () => Promise<Actor>;
  readonly send: (event: LiveEvent) => void;
  /** Sends something that says nothing: proxies and the browser see that the stream is alive. */
  readonly beat: () => void;
  readonly end: () => void;
};

export type LiveRooms = {
  /** From now on the stream gets what came after its number. Answers how it leaves. */
  join(stream: Stream): () => void;
  /** Looks now who they are that hold streams by these sessions. */
  recheck(sessions: ReadonlySet<string>): void;
  /** Shows the streams of its assessment where somebody stands. */
  mark(mark: Mark): void;
  /** Ends all streams: the browsers go to another instance. */
  stop(): void;
};

/** Milliseconds between looks at what changed, where several people have an assessment open. */
const LOOK = 100;
/** Every n-th look covers all assessments, and the people who are there. */
const EACH_SECOND = 10;
/** Milliseconds between two beats. */
const BEAT = 15_000;

type Room = {
  readonly streams: Set<Stream>;
  here: readonly LiveHere[];
  /** The marks to send at the next look; only the latest of each seat. */
  readonly marks: Map<string, LiveMark>;
};

type Needs = { readonly db: Db; readonly shortReads: Db; readonly log: Log };

/**
 * The streams of one instance. All of them are fed by one statement for each look, which reads what came after their numbers. No
 * notification of the database is used: at each save's commit it would make all writers wait for one another, also where nobody looks.
 */
export function openLiveRooms({ db: writes, shortReads: db, log }: Needs): LiveRooms {
  const rooms = new Map<number, Room>();
  let timer: NodeJS.Timeout | undefined;
  let looks = 0;
  let beatenAt = performance.now();
  let isStopped = false;

  const leave = (stream: Stream) => {
    const room = rooms.get(stream.assessment);
    room?.streams.delete(stream);
    if (room?.streams.size === 0) rooms.delete(stream.assessment);
  };
  const bye = (stream: Stream, because: LiveBye["because"]) => {
    leave(stream);
    stream.send({ event: "bye", because });
    stream.end();
  };

  /** Looks again who each of them is; whose seat is gone is out. */
  const recheck = (streams: Iterable<Stream>) =>
    Promise.all(
      [...streams].map(async (stream) => {
        const actor = await stream.actorNow();
        stream.actor = actor;
        const isIn = may(actor, "read-working-copy", { number: stream.assessment, status: 1 }).allowed;
        const hasSession = actor.kind === "known" || actor.sessionId !== undefined;
        if (!isIn) bye(stream, hasSession ? "seat-gone" : "signed-out");
      }),
    );

  const give = (stream: Stream, { no, status, change }: store.ReadChange) => {
    if (no <= stream.no) return;
    const isGap = no > stream.no + 1;
    stream.no = no;
    if (isGap) return stream.send({ event: "reload", no });
    const { actor, assessment } = stream;
    stream.send({ event: "change", change: changeFor(actor, { number: assessment, status }, change) });
  };

  const feed = async (open: ReadonlyMap<number, Room>) => {
    const places = [...open].map(([assessment, { streams }]) => ({
      assessment,
      no: Math.min(...[...streams].map(({ no }) => no)),
    }));
    const changes = await store.changesAfter(db, places);
    for (const [assessment, { streams }] of open) {
      const here = changes.filter((each) => each.assessment === assessment);
      if (here.length === 0) continue;
      // Before anything else is sent: a change may be that somebody may no longer see the next.
      if (here.some(({ change }) => change.what === "seat")) await recheck(streams);
      for (const stream of streams) for (const change of here) give(stream, change);
    }
  };

  /** After the changes: a seat that is gone is not shown any more. */
  const showMarks = (open: Iterable<Room>) => {
    for (const { streams, marks } of open) {
      for (const mark of marks.values()) for (const stream of streams) stream.send({ event: "mark", mark });
      marks.clear();
    }
  };

  const tellWhoIsHere = async () => {
    const all = await store.whoIsHere(db, [...rooms.keys()]);
    for (const [assessment, room] of rooms) {
      const here = all.get(assessment) ?? [];
      if (JSON.stringify(here) === JSON.stringify(room.here)) continue;
      room.here = here;
      for (const stream of room.streams) stream.send({ event: "here", here });
    }
  };

  /** Each stream shows that it is alive, and keeps its person's place in the list of who is here. */
  const beat = async () => {
    beatenAt = performance.now();
    for (const { streams } of rooms.values()) {
      for (const stream of streams) stream.beat();
      await recheck(streams);
    }
    const holders = [...rooms].flatMap(([assessment, { streams }]) =>
      [...streams].flatMap(({ actor }) =>
        seatsListed(actor, assessment).map(({ contributorId }) => ({ seat: contributorId, assessment })),
      ),
    );
    if (holders.length > 0) await store.keepHere(writes, holders);
  };

  const look = async () => {
    looks++;
    const isLong = looks % EACH_SECOND === 0;
    const open = new Map([...rooms].filter(([, { streams, here }]) => isLong || streams.size > 1 || here.length > 1));
    if (performance.now() - beatenAt >= BEAT) await beat();
    if (open.size > 0) await feed(open);
    showMarks(open.values());
    if (isLong && rooms.size > 0) await tellWhoIsHere();
  };

  const lookOn = () => {
    if (timer !== undefined || isStopped) return;
    timer = setTimeout(() => {
      look()
        .catch((fault: unknown) => log.warn({ err: fault }, "what changed could not be read"))
        .finally(() => {
          timer = undefined;
          if (rooms.size > 0) lookOn();
        });
    }, LOOK);
  };

  return {
    join: (stream) => {
      // Taken while the server was already stopping.
      if (isStopped) {
        bye(stream, "stopping");
        return () => undefined;
      }
      const room = rooms.get(stream.assessment) ?? { streams: new Set(), here: [], marks: new Map() };
      room.streams.add(stream);
      rooms.set(stream.assessment, room);
      lookOn();
      return () => leave(stream);
    },
    recheck: (sessions) => {
      const all = [...rooms.values()].flatMap(({ streams }) => [...streams]);
      recheck(all.filter(({ actor }) => actor.sessionId !== undefined && sessions.has(actor.sessionId))).catch(
        (fault: unknown) => log.warn({ err: fault }, "who holds a stream could not be read"),
      );
    },
    mark: ({ assessment, ...mark }) => void rooms.get(assessment)?.marks.set(mark.seat, mark),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      for (const { streams } of [...rooms.values()]) for (const stream of [...streams]) bye(stream, "stopping");
    },
  };
}
