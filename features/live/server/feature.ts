import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { serverFeature } from "../../../platform/server/feature.ts";
import { type House, reading, saving, sendProblem } from "../../../platform/server/http/call-route.ts";
import type { Drain } from "../../../platform/server/http/drain.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { countedBy, networkOf } from "../../../platform/server/rate-limit/index.ts";
import type { Actor } from "../../access/rules/index.ts";
import { NumberOrGuid } from "../../api/index.ts";
import { openForReading } from "../../assessment/server/index.ts";
import { onEnded } from "../../session/server/index.ts";
import { liveChanges, placeAfter, sayHere } from "./changes.ts";
import { openMarks } from "./marks.ts";
import { openLiveRooms } from "./rooms.ts";
import * as store from "./store.ts";
import { openEventStream } from "./stream.ts";
import { countStreams } from "./stream-limits.ts";

type Needs = Pick<Platform, "db" | "shortReads" | "log" | "notifications"> & {
  readonly house: House;
  readonly drain: Drain;
  readonly sessions: { actorNow(request: FastifyRequest): Promise<Actor> };
};

const Params = z.object({ id: NumberOrGuid });
/** `since` and the header that a browser sends when it comes back: the number of the last change that it got. */
const Since = z.coerce.number().pipe(z.int32().nonnegative());
const Query = z.object({ since: Since.optional() });

/** Working at the same time. */
export const liveFeature = serverFeature({
  serves: ({ house, db, shortReads, log, drain, sessions, notifications }: Needs) => {
    const rooms = openLiveRooms({ db, shortReads, log });
    const marks = openMarks({ db, log, notifications }, rooms.mark);
    const forget = onEnded(notifications, rooms.recheck);
    const limits = countStreams();
    return {
      answers: {
        liveChanges: reading(liveChanges),
        sayHere: saving((saving, asked) => sayHere(saving, asked, marks.tell)),
      },
      pages: (app) => {
        drain.onBegin(rooms.stop);
        app.addHook("preClose", (done) => {
          rooms.stop();
          marks.stop();
          forget();
          done();
        });
        app.get(
          "/api/live/:id",
          // A HEAD request would never end.
          { exposeHeadRoute: false, schema: { params: Params, querystring: Query, hide: true } },
          async (request, reply) => {
            reply.header("cache-control", "private, no-store");
            const caller = await house.callerOf(request);
            const { id } = Params.parse(request.params);
            const opened = await openForReading({ ...caller, db: shortReads }, "read-working-copy", id);
            if (!opened.ok) return sendProblem(reply, opened.because);
            const free = limits.take([countedBy(caller), networkOf(caller.address)]);
            if (!free) return sendProblem(reply, { kind: "TooMany", retryAfter: 30 });
            const { number } = opened.value;
            const stream = openEventStream();
            stream.body.on("close", free);
            const seen = Since.safeParse(request.headers["last-event-id"]);
            const after = seen.success ? seen.data : (Query.parse(request.query).since ?? null);
            const { no, reload } = await placeAfter(shortReads, number, after);
            const here = (await store.whoIsHere(shortReads, [number])).get(number) ?? [];
            stream.send({ event: "hello", no, here });
            if (reload) stream.send({ event: "reload", no });
            const leave = rooms.join({
              assessment: number,
              no: after === null || reload ? no : after,
              actor: caller.actor,
              actorNow: () => sessions.actorNow(request),
              ...stream,
            });
            stream.body.on("close", leave);
            // Neither kept nor changed nor gathered on its way: proxies look at the last two.
            return reply
              .header("cache-control", "private, no-store, no-transform")
              .header("x-accel-buffering", "no")
              .type("text/event-stream")
              .send(stream.body);
          },
        );
      },
    };
  },
  hourly: [store.forgetOld],
});
