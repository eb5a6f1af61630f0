import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { serverFeature } from "../../../platform/server/feature.ts";
import { sendProblem } from "../../../platform/server/http/call-route.ts";
import { languageOf } from "../../../platform/server/http/language.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { recordSchemaPath, routePaths, SHEET_PDF } from "../../address/rules/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import { acceptedForm } from "../../citation/rules/index.ts";
import { textOfDocument } from "../rules/index.ts";
import { documentFilesIn } from "../texts-files.ts";
import { type DocumentSource, editionEndings, type Format, LAYOUT, mediaTypes } from "./formats.ts";
import { askForDraft, askForOne, documentUpkeepJob, makeJob, waitForOne } from "./make.ts";
import { type Parts, type Shared, type Sources, sendGone } from "./parts.ts";
import { RecordId, RecordOf, sendRecord, sendSchema } from "./records.ts";
import { disposition, fileNameOf, sendDocument, sendText } from "./send.ts";
import * as store from "./store.ts";
import { writeCsv, writeTables } from "./write-tables.ts";

type Needs = Shared & { readonly documents: Sources };

const File = z.object({
  file: z.string().regex(new RegExp(`^\\d{1,9}(\\.(${editionEndings.join("|")})|${SHEET_PDF.replace(".", "\\.")})$`)),
});
const DraftFile = z.object({ file: z.string().regex(/^\d{1,9}\.(pdf|docx)$/) });
const NotificationFile = z.object({ file: z.string().regex(/^\d{1,9}\.(pdf|docx|txt)$/) });
/** The number and the format of a file: `12.docx`, `12-ark.pdf`. */
const placeOf = (file: string): readonly [number, string] => {
  if (file.endsWith(SHEET_PDF)) return [Number.parseInt(file, 10), "sheet"];
  const [number = "", ending = ""] = file.split(".");
  return [Number(number), ending];
};
const isFormat = (ending: string): ending is Format => Object.hasOwn(mediaTypes, ending);

/**
 * The addresses of documents. One that is being made answers 202 with a page that asks again by
 * itself.
 */
export const documentFeature = serverFeature({
  serves: ({ documents, ...parts }: Needs) => ({
    pages: (app) => addresses(app, { ...parts, ...documents }),
  }),
  jobs: (needs: Parameters<typeof makeJob>[0]) => [makeJob(needs), documentUpkeepJob(needs)],
});

function addresses(app: FastifyInstance, parts: Parts): void {
  app.get(routePaths.document.replace("$", ":"), { schema: { params: File, hide: true } }, (request, reply) =>
    sendPublished(parts, request, reply),
  );
  app.get(
    routePaths.publicationRecord.replaceAll("$", ":"),
    { schema: { params: RecordOf, hide: true } },
    (request, reply) => {
      const { id, form } = RecordOf.parse(request.params);
      return sendRecord(parts, request, reply, Number(id), form);
    },
  );
  app.get(routePaths.publication.replace("$", ":"), { schema: { params: RecordId, hide: true } }, (request, reply) =>
    sendRecord(
      parts,
      request,
      reply.header("vary", "accept"),
      Number(RecordId.parse(request.params).id),
      acceptedForm(request.headers.accept ?? ""),
    ),
  );
  app.get(recordSchemaPath, { schema: { hide: true } }, (request, reply) => sendSchema(parts, request, reply));
  app.get(routePaths.draftDocument.replace("$", ":"), { schema: { params: DraftFile, hide: true } }, (request, reply) =>
    sendDraft(parts, request, reply),
  );
  app.get(
    routePaths.notificationDocument.replace("$", ":"),
    { schema: { params: NotificationFile, hide: true } },
    (request, reply) => sendNotification(parts, request, reply),
  );
}

async function sendPublished(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { db } = parts.house;
  const [publication, format] = placeOf(File.parse(request.params).file);
  const found = await parts.published(db, publication);
  if (!found) return sendGone(parts, reply, publication);
  const { edition, sheetOf } = documentFilesIn(languageOf(request));
  const name =
    format === "sheet"
      ? fileNameOf(found.tree.title, sheetOf(found.edition), "pdf")
      : fileNameOf(found.tree.title, edition(found.edition), format);
  reply.header("cache-control", "public, no-cache").header("link", `<${found.cited.address}>; rel="cite-as"`);
  if (format === "xlsx" || format === "csv") {
    const refusal = await parts.limits.byAddress("export")({ address: request.ip });
    if (refusal) return sendProblem(reply, refusal);
  }
  if (format === "xlsx") return sendTables(reply, found.view, name);
  if (format === "csv") {
    const text = writeCsv(found.view);
    return text === undefined ? sendProblem(reply, { kind: "NotFound" }) : sendText(request, reply, "csv", text, name);
  }
  if (!isFormat(format)) return sendText(request, reply, "plain", textOfDocument(found.tree), name);
  return sendKept(parts, request, reply, { of: "publication", id: publication }, format, name);
}

/** Somebody stands before the page that says that a file is being made. */
async function noteWait(db: Db, file: { readonly id: number; readonly state: string } | undefined): Promise<void> {
  if (file?.state === "waiting") await db.transaction().execute((tx) => waitForOne(tx, file.id, new Date()));
}

/** The kept file of a source; asked for when there is none of the newest layout. */
async function sendKept(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  source: DocumentSource,
  format: Format,
  name: string,
) {
  const { db } = parts.house;
  const file = await store.ofSource(db, source, format);
  if (!file?.wanted) {
    const refusal = await parts.limits.byAddress("edition-document")({ address: request.ip });
    if (!refusal) await db.transaction().execute((tx) => askForOne(tx, source, format, new Date()));
    else if (!file) return sendProblem(reply, refusal);
  }
  await noteWait(db, file);
  return sendDocument(parts, request, reply, format, file, name);
}

/** A notification as readers see it now. One that is not public gets `private, no-store`, so that no cache keeps it. */
async function sendNotification(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const [number, format] = placeOf(NotificationFile.parse(request.params).file);
  const found = await parts.notification(await parts.house.callerOf(request), number);
  if (!found) return sendProblem(reply, { kind: "NotFound" });
  const { version, tree, address, isPublic } = found;
  reply
    .header("cache-control", isPublic ? "public, no-cache" : "private, no-store")
    .header("link", `<${address}>; rel="cite-as"`);
  const name = fileNameOf(tree.title, documentFilesIn(languageOf(request)).notification, format);
  if (!isFormat(format)) return sendText(request, reply, "plain", textOfDocument(tree), name);
  return sendKept(parts, request, reply, { of: "content_version", id: version }, format, name);
}

async function sendDraft(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { house, limits, draft } = parts;
  reply.header("cache-control", "private, no-store");
  const [id, format] = placeOf(DraftFile.parse(request.params).file);
  if (!isFormat(format)) return sendProblem(reply, { kind: "NotFound" });
  const caller = await house.callerOf(request);
  const found = await draft({ ...caller, db: house.db }, String(id));
  if (!found.ok) return sendProblem(reply, found.because);
  const { tree, assessment } = found.value;
  const fingerprint = createHash("sha256")
    .update(`${LAYOUT} ${JSON.stringify(tree)}`)
    .digest("base64url");
  const file = await store.ofDraft(house.db, assessment, format, fingerprint);
  if (!file) {
    const refusal = await limits.bySession("draft-document")(caller);
    if (refusal) return sendProblem(reply, refusal);
    await house.db.transaction().execute((tx) => askForDraft(tx, { assessment, format, tree, fingerprint }, caller.at));
  }
  await noteWait(house.db, file);
  return sendDocument(
    parts,
    request,
    reply,
    format,
    file,
    fileNameOf(tree.title, documentFilesIn(caller.language).draft, format),
  );
}

async function sendTables(reply: FastifyReply, view: AssessmentView, name: string) {
  const bytes = await writeTables(view);
  if (!bytes) return sendProblem(reply, { kind: "NotFound" });
  return reply
    .type("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
    .header("content-disposition", disposition("xlsx", name))
    .send(Buffer.from(bytes));
}
