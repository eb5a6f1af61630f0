import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import { moveRow } from "./change-rows.ts";
import { deletedItems, restore } from "./deleted.ts";

/** The calls that every kind of row shares. */
export const rowFeature = serverFeature({
  serves: () => ({
    answers: {
      // Comments have a list of their own: not everybody sees the same.
      restoreItem: writing((work, { body }) => restore(work, body)),
      deletedItems: reading((read, { params }) => deletedItems(read, params.contentId)),
      moveItem: writing((work, { body }) => moveRow(work, body)),
    },
  }),
});
