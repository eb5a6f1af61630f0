import { linksInPlace } from "../../../platform/pure/moved/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { addSynonymList, deskSearch, removeSynonyms, saveSynonyms } from "./desk.ts";
import { forgetOldRemovals, spellOlderDocuments } from "./index-document.ts";
import { keepSearchIndex } from "./index-keeper.ts";
import { forgetOldMisses, keepMisses } from "./misses.ts";
import { endPromotion, promote } from "./promotions-desk.ts";
import { search } from "./search.ts";
import { suggest } from "./suggest.ts";

/** `POST /api/search/{route}`: anybody may search, and everybody gets the same answer. The desk decides what words mean. */
export const searchFeature = serverFeature({
  serves: () => ({
    answers: {
      search: reading(async ({ db, shows, moved, language }, { params, body }) => {
        shows(`search ${params.route}`, "terms");
        return linksInPlace(moved, await search({ db, language }, params.route, body, { grouped: true }));
      }),
      suggest: reading(async ({ db, moved, language }, { params, query }) =>
        linksInPlace(moved, await suggest({ db, language }, params.route, query)),
      ),
      deskSearch: reading((read) => deskSearch(read)),
      deskSaveSynonyms: writing((work, { body }) => saveSynonyms(work, body)),
      deskAddSynonymList: writing((work, { body }) => addSynonymList(work, body.list)),
      deskPromote: writing((work, { body }) => promote(work, body)),
      deskEndPromotion: writing((work, { params }) => endPromotion(work, params.id)),
      deskRemoveSynonyms: writing((work, { params }) => removeSynonyms(work, params.id)),
    },
  }),
  starts: (platform: Platform) => [keepSearchIndex(platform), keepMisses(platform)],
  hourly: [forgetOldRemovals, spellOlderDocuments, forgetOldMisses],
});
