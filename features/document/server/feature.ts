import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { defaultLanguage } from "../../../platform/pure/language/index.ts";
import type { Result } from "../../../platform/pure/refusal/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { type House, sendProblem } from "../../../platform/server/http/call-route.ts";
import { languageOf } from "../../../platform/server/http/language.ts";
import type { Caller, Db, Read } from "../../../platform/server/http/work.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { type RecordForm, recordSchemaPath, routePaths } from "../../address/rules/index.ts";
import { AssessmentView } from "../../api/index.ts";
import {
  acceptedForm,
  type Cited,
  citationBibtex,
  citationCsl,
  citationRis,
  fhirEvidenceOf,
  fhirOf,
  jsonLdOf,
  type LiteratureForm,
  literatureForms,
  recordForms,
} from "../../citation/rules/index.ts";
import { fhirEvidenceTextsIn } from "../../citation/texts.ts";
import { type Document, textOfDocument } from "../rules/index.ts";
import { documentFilesIn } from "../texts-files.ts";
import { type DocumentSource, editionEndings, type Format, LAYOUT, mediaTypes } from "./formats.ts";
import { askForDraft, askForOne, documentUpkeepJob, makeJob, waitForOne } from "./make.ts";
import { disposition, fileNameOf, type Sending, sendDocument, sendText } from "./send.ts";
import * as store from "./store.ts";
import { writeReferences } from "./write-references.ts";
import { writeCsv, writeTables } from "./write-tables.ts";

type Published = {
  readonly tree: Document;
  readonly edition: number;
  readonly view: AssessmentView;
  readonly cited: Cited;
};

/** The sources of the documents. Other features own them, and the composition passes them in. */
type Sources = {
  /** The tree of a publication that may be read; undefined when there is none. */
  readonly published: (db: Db, publication: number) => Promise<Published | undefined>;
  /** The message to readers of a withdrawn publication; undefined when it was not withdrawn. */
  readonly withdrawn: (db: Db, publication: number) => Promise<string | undefined>;
  /** The tree of an assessment as it stands, as this caller may see it. */
  readonly draft: (
    read: Read,
    assessment: string,
  ) => Promise<Result<{ readonly tree: Document; readonly assessment: number }>>;
  /** A notification that this caller may read, as readers have it now; undefined when there is none. */
  readonly notification: (caller: Caller, number: number) => Promise<Notification | undefined>;
};

type Shared = Sending & { readonly house: House; readonly limits: Limits };
type Needs = Shared & { readonly documents: Sources };
type Parts = Shared & Sources;

/** @property version the published one @property isPublic everybody may read it */
type Notification = {
  readonly version: number;
  readonly tree: Document;
  readonly address: string;
  readonly isPublic: boolean;
};

const File = z.object({ file: z.string().regex(new RegExp(`^\\d{1,9}\\.(${editionEndings.join("|")})$`)) });
const DraftFile = z.object({ file: z.string().regex(/^\d{1,9}\.(pdf|docx)$/) });
const NotificationFile = z.object({ file: z.string().regex(/^\d{1,9}\.(pdf|docx|txt)$/) });
const placeOf = (file: string): readonly [number, string] => {
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
  const name = fileNameOf(found.tree.title, documentFilesIn(languageOf(request)).edition(found.edition), format);
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

async function sendGone({ house, withdrawn }: Parts, reply: FastifyReply, publication: number) {
  const message = await withdrawn(house.db, publication);
  return sendProblem(reply, message === undefined ? { kind: "NotFound" } : { kind: "Withdrawn", message });
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

/** Undefined for an edition that has nothing of the form. */
const written: Readonly<Record<RecordForm, (found: Published) => string | undefined>> = {
  json: ({ view }) => JSON.stringify(view),
  jsonld: ({ view, cited }) => JSON.stringify(jsonLdOf(view, cited)),
  fhir: ({ tree, view, cited }) => {
    const about = { cited, guid: view.contentLink.guidValue, published: view.published ?? view.modified };
    return JSON.stringify(fhirOf(tree, about));
  },
  "fhir-evidence": ({ view, cited }) => {
    const words = fhirEvidenceTextsIn(defaultLanguage);
    const composition = fhirEvidenceOf(view, cited, view.published ?? view.modified, words);
    return composition && JSON.stringify(composition);
  },
  csl: ({ cited }) => JSON.stringify(citationCsl(cited)),
  ris: ({ cited }) => citationRis(cited),
  bibtex: ({ cited }) => citationBibtex(cited),
};

const RecordId = z.object({ id: z.string().regex(/^\d{1,9}$/) });
const RecordOf = RecordId.extend({ form: z.enum([...recordForms, ...literatureForms].map(({ form }) => form)) });

/** An edition as a record for machines and reference managers. features/citation/README.md */
async function sendRecord(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  id: number,
  form: RecordForm | LiteratureForm,
) {
  if (form === "fhir" || form === "fhir-evidence") {
    const refusal = await parts.limits.byAddress("export")({ address: request.ip });
    if (refusal) return sendProblem(reply, refusal);
  }
  const found = await parts.published(parts.house.db, id);
  if (!found) return sendGone(parts, reply, id);
  const { tree, edition, cited, view } = found;
  reply.header("cache-control", "public, no-cache").header("link", `<${cited.address}>; rel="cite-as"`);
  const named = (ending: string) =>
    fileNameOf(tree.title, documentFilesIn(languageOf(request)).edition(edition), ending);
  const literature = literatureForms.find((each) => each.form === form);
  if (literature) {
    const text = writeReferences(view, literature.form);
    if (text === undefined) return sendProblem(reply, { kind: "NotFound" });
    const [, ending = ""] = literature.form.split(".");
    return reply
      .type(`${literature.type}; charset=utf-8`)
      .header("content-disposition", disposition("docx", named(ending)))
      .send(text);
  }
  const record = recordForms.find((each) => each.form === form);
  const text = record && written[record.form](found);
  if (!record || text === undefined) return sendProblem(reply, { kind: "NotFound" });
  if (form === "json")
    reply.header(
      "link",
      `<${cited.address}>; rel="cite-as", <${recordSchemaPath}>; rel="describedby"; type="${SCHEMA_TYPE}"`,
    );
  const isData = record.type.endsWith("json") && record.form !== "csl";
  return reply
    .type(`${record.type}; charset=utf-8`)
    .header("content-disposition", disposition(isData ? record.ending : "docx", named(record.ending)))
    .send(text);
}

const SCHEMA_TYPE = "application/schema+json";
let schemaText: string | undefined;

/** The JSON Schema (2020-12) of an edition's JSON, generated from the schema of the calls. features/citation/README.md */
async function sendSchema({ house }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { origin } = await house.callerOf(request);
  schemaText ??= JSON.stringify(z.toJSONSchema(AssessmentView, { io: "output" })).slice(1);
  return reply
    .type(`${SCHEMA_TYPE}; charset=utf-8`)
    .header("cache-control", "public, max-age=300")
    .send(`{"$id":${JSON.stringify(`${origin}${recordSchemaPath}`)},"title":"Mini-metodevurdering",${schemaText}`);
}
