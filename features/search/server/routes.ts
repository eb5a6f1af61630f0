import type { FastifyInstance } from "fastify";
import { linksInPlace } from "../../../platform/pure/moved/index.ts";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import { addSynonymList, deskSearch, removeSynonyms, saveSynonyms } from "./desk.ts";
import { endPromotion, promote } from "./promotions-desk.ts";
import { search } from "./search.ts";
import { suggest } from "./suggest.ts";

/** `POST /api/search/{route}`: anybody may search, and everybody gets the same answer. The desk decides what words mean. */
export function searchRoutes(app: FastifyInstance, house: House): void {
  readingCall(app, house, "search", async ({ db, shows, moved }, { params, body }) => {
    shows(`search ${params.route}`, "terms");
    return linksInPlace(moved, await search(db, params.route, body));
  });
  readingCall(app, house, "suggest", async ({ db, moved }, { params, query }) =>
    linksInPlace(moved, await suggest(db, params.route, query)),
  );
  readingCall(app, house, "deskSearch", (read) => deskSearch(read));
  writingCall(app, house, "deskSaveSynonyms", (work, { body }) => saveSynonyms(work, body));
  writingCall(app, house, "deskAddSynonymList", (work, { body }) => addSynonymList(work, body.list));
  writingCall(app, house, "deskPromote", (work, { body }) => promote(work, body));
  writingCall(app, house, "deskEndPromotion", (work, { params }) => endPromotion(work, params.id));
  writingCall(app, house, "deskRemoveSynonyms", (work, { params }) => removeSynonyms(work, params.id));
}
