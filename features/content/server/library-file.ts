import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { FileStore } from "../../../platform/server/files.ts";
import { type House, sendProblem } from "../../../platform/server/http/call-route.ts";
import { sendFile } from "../../../platform/server/http/send-file.ts";
import type { Caller, Db } from "../../../platform/server/http/work.ts";
import { type Actor, worksAtSomeDesk } from "../../access/rules/index.ts";
import { mediaPaths } from "../../address/rules/index.ts";
import { FileAddress, FileWidth } from "../../api/index.ts";
import { byGuid, bytesOf, formerFile, pagesShowing, standsInDraft } from "../../media/server/index.ts";
import { hashOf } from "../../session/server/index.ts";
import { isReadable, isReadableBlock, sharedBlockTypes, typesWithoutAddress } from "../rules/index.ts";
import * as store from "./store.ts";
import type { Trees } from "./trees.ts";

const nobody: Actor = { kind: "anonymous" };

/** Whether one of the pages whose published version shows a file can be read by this caller now. */
async function isShownTo(trees: Trees, db: Db, number: number, actor: Actor, at: number): Promise<boolean> {
  for (const { number: content, site_id, type } of await pagesShowing(db, number)) {
    if (sharedBlockTypes.includes(type)) {
      const tree = await trees.of(site_id);
      const block = tree.blocks.get(content);
      if (block && isReadableBlock(tree, block, actor, at)) return true;
      continue;
    }
    // The frame of every page.
    if (typesWithoutAddress.includes(type)) return true;
    const tree = await trees.of(site_id);
    const page = tree.pages.get(content);
    if (page && isReadable(tree, page, actor, at)) return true;
  }
  return false;
}

/** Whether the secret of a link to a draft is for a page whose working version shows a file. */
async function isInDraft(db: Db, number: number, key: string | undefined, at: number): Promise<boolean> {
  const page = key === undefined ? undefined : await store.linkedPage(db, hashOf(key), at);
  return page !== undefined && (await standsInDraft(db, page.content, number));
}

const Query = FileWidth.extend({
  utkast: z.string().max(100).optional().catch(undefined),
  tidligere: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
});

/**
 * `/filer/bibliotek/<guid>/<name>`: the bytes of a file of the library. Readers get it while a page that they may read shows it, the desk always, and
 * who has a link to a draft the files of that draft. With `?tidligere=<id>` the desk gets one that another took the place of. To everybody else it does not exist. features/media/README.md
 */
export function libraryFileRoute(app: FastifyInstance, house: House, files: FileStore, trees: Trees): void {
  const mayRead = async ({ actor, at }: Caller, number: number, draftKey: string | undefined) =>
    worksAtSomeDesk(actor) ||
    (await isShownTo(trees, house.db, number, actor, at.getTime())) ||
    (await isInDraft(house.db, number, draftKey, at.getTime()));
  app.get(
    mediaPaths.file.replaceAll("$", ":"),
    { schema: { params: FileAddress, querystring: Query, hide: true } },
    async (request, reply) => {
      const { guid } = FileAddress.parse(request.params);
      const { bredde = Number.POSITIVE_INFINITY, utkast, tidligere } = Query.parse(request.query);
      const caller = await house.callerOf(request);
      const file = await byGuid(house.db, guid);
      if (!file || file.deleted_at) return sendProblem(reply, { kind: "NotFound" });
      if (tidligere !== undefined && !worksAtSomeDesk(caller.actor)) return sendProblem(reply, { kind: "NotFound" });
      const isPublic =
        tidligere === undefined && (await isShownTo(trees, house.db, file.number, nobody, caller.at.getTime()));
      if (!isPublic && !(await mayRead(caller, file.number, utkast))) return sendProblem(reply, { kind: "NotFound" });
      const sizes = tidligere === undefined ? await bytesOf(house.db, [file.number]) : [];
      const sized =
        tidligere === undefined
          ? (sizes.find(({ width }) => (width ?? 0) >= bredde) ?? sizes.at(-1))
          : await formerFile(house.db, file.number, tidligere, caller.at);
      if (!sized) return sendProblem(reply, { kind: "NotFound" });
      const { media_type: mediaType, storage_key: storageKey, size, sha256 } = sized;
      const isSaved = file.kind === "document" && mediaType !== "application/pdf";
      return sendFile(files, request, reply, {
        name: file.name,
        mediaType,
        storageKey,
        size,
        sha256,
        isPublic,
        isSaved,
      });
    },
  );
}
