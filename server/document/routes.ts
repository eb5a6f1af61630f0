import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type RecordForm, recordSchemaPath, routePaths } from "../../core/address/index.ts";
import {
  acceptedForm,
  type Cited,
  citationBibtex,
  citationCsl,
  citationRis,
  fhirOf,
  jsonLdOf,
  type LiteratureForm,
  literatureForms,
  recordForms,
} from "../../core/citation/index.ts";
import { AssessmentView } from "../../core/contract/index.ts";
import { type Document, textOfDocument } from "../../core/document/index.ts";
import type { Result } from "../../core/refusal/index.ts";
import { documentFiles } from "../../texts/document-files.ts";
import type { FileStore } from "../platform/files.ts";
import { type House, sendProblem } from "../platform/http/call-route.ts";
import type { Db, Read } from "../platform/http/work.ts";
import type { Limits } from "../rate-limit/index.ts";
import { type Format, LAYOUT, mediaTypes } from "./formats.ts";
import { askForDraft, askForOne } from "./make.ts";
import * as store from "./store.ts";
import { writeReferences } from "./write-references.ts";
import { writeCsv, writeTables } from "./write-tables.ts";

type Published = {
  readonly tree: Document;
  readonly edition: number;
  readonly view: AssessmentView;
  readonly cited: Cited;
};

type Message = { readonly heading: string; readonly description: string };

type Parts = {
  readonly house: House;
  /** A page by itself, in the tab where the document will stand. */
  readonly page: (message: Message) => string;
  readonly files: FileStore;
  readonly limits: Limits;
  /** The tree of a publication that may be read; undefined when there is none. */
  readonly published: (db: Db, publication: number) => Promise<Published | undefined>;
  /** What readers of a withdrawn publication are told; undefined when it was not withdrawn. */
  readonly withdrawn: (db: Db, publication: number) => Promise<string | undefined>;
  /** The tree of an assessment as it stands, as this caller may see it. */
  readonly draft: (
    read: Read,
    assessment: string,
  ) => Promise<Result<{ readonly tree: Document; readonly assessment: number }>>;
};

const File = z.object({ file: z.string().regex(/^\d{1,9}\.(pdf|docx|txt|xlsx|csv)$/) });
const DraftFile = z.object({ file: z.string().regex(/^\d{1,9}\.(pdf|docx)$/) });
const SECONDS = 2;

const placeOf = (file: string): readonly [number, string] => {
  const [number = "", ending = ""] = file.split(".");
  return [Number(number), ending];
};
const isFormat = (ending: string): ending is Format => Object.hasOwn(mediaTypes, ending);

/** The title as the name of a file: `hjemmebasert-dialyse-utgave-2.pdf`. */
const nameOf = (title: string, more: string, ending: string): string => {
  const words = `${title} ${more}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${Array.from(words.join("-")).slice(0, 80).join("").replace(/-$/, "")}.${ending}`;
};

type Found = NonNullable<Awaited<ReturnType<typeof store.ofPublication>> | Awaited<ReturnType<typeof store.ofDraft>>>;

/**
 * The addresses of documents: docs/spec/documents.md, Addresses. One that is being made answers 202 with a page that asks again by
 * itself.
 */
export function documentRoutes(app: FastifyInstance, parts: Parts): void {
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
}

async function sendPublished(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { db } = parts.house;
  const [publication, format] = placeOf(File.parse(request.params).file);
  const found = await parts.published(db, publication);
  if (!found) return sendGone(parts, reply, publication);
  const name = nameOf(found.tree.title, documentFiles.edition(found.edition), format);
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
  const file = await store.ofPublication(db, publication, format);
  if (!file?.wanted) {
    const refusal = await parts.limits.byAddress("edition-document")({ address: request.ip });
    if (!refusal) await db.transaction().execute((tx) => askForOne(tx, publication, format, new Date()));
    else if (!file) return sendProblem(reply, refusal);
  }
  return sendFile(parts, request, reply, format, file, name);
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
  return sendFile(parts, request, reply, format, file, nameOf(tree.title, documentFiles.draft, format));
}

const disposition = (format: string, name: string): string =>
  `${["docx", "xlsx", "csv"].includes(format) ? "attachment" : "inline"}; filename*=UTF-8''${encodeURIComponent(name)}`;

async function sendTables(reply: FastifyReply, view: AssessmentView, name: string) {
  const bytes = await writeTables(view);
  if (!bytes) return sendProblem(reply, { kind: "NotFound" });
  return reply
    .type("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
    .header("content-disposition", disposition("xlsx", name))
    .send(Buffer.from(bytes));
}

const written: Readonly<Record<RecordForm, (found: Published) => string>> = {
  json: ({ view }) => JSON.stringify(view),
  jsonld: ({ view, cited }) => JSON.stringify(jsonLdOf(view, cited)),
  fhir: ({ tree, view, cited }) => {
    const about = { cited, guid: view.contentLink.guidValue, published: view.published ?? view.modified };
    return JSON.stringify(fhirOf(tree, about));
  },
  csl: ({ cited }) => JSON.stringify(citationCsl(cited)),
  ris: ({ cited }) => citationRis(cited),
  bibtex: ({ cited }) => citationBibtex(cited),
};

const RecordId = z.object({ id: z.string().regex(/^\d{1,9}$/) });
const RecordOf = RecordId.extend({ form: z.enum([...recordForms, ...literatureForms].map(({ form }) => form)) });

/** An edition as a record for machines and reference managers. docs/spec/documents.md, Data */
async function sendRecord(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  id: number,
  form: RecordForm | LiteratureForm,
) {
  if (form === "fhir") {
    const refusal = await parts.limits.byAddress("export")({ address: request.ip });
    if (refusal) return sendProblem(reply, refusal);
  }
  const found = await parts.published(parts.house.db, id);
  if (!found) return sendGone(parts, reply, id);
  const { tree, edition, cited, view } = found;
  reply.header("cache-control", "public, no-cache").header("link", `<${cited.address}>; rel="cite-as"`);
  const named = (ending: string) => nameOf(tree.title, documentFiles.edition(edition), ending);
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
  if (!record) return sendProblem(reply, { kind: "NotFound" });
  if (form === "json")
    reply.header(
      "link",
      `<${cited.address}>; rel="cite-as", <${recordSchemaPath}>; rel="describedby"; type="${SCHEMA_TYPE}"`,
    );
  const isData = record.type.endsWith("json") && record.form !== "csl";
  return reply
    .type(`${record.type}; charset=utf-8`)
    .header("content-disposition", disposition(isData ? record.ending : "docx", named(record.ending)))
    .send(written[record.form](found));
}

const SCHEMA_TYPE = "application/schema+json";
let schemaText: string | undefined;

/** What the JSON of an edition looks like, as JSON Schema (2020-12), from the schema that the calls are made of. docs/spec/documents.md, Data */
async function sendSchema({ house }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { origin } = await house.callerOf(request);
  schemaText ??= JSON.stringify(z.toJSONSchema(AssessmentView, { io: "output" })).slice(1);
  return reply
    .type(`${SCHEMA_TYPE}; charset=utf-8`)
    .header("cache-control", "public, max-age=300")
    .send(`{"$id":${JSON.stringify(`${origin}${recordSchemaPath}`)},"title":"Mini-metodevurdering",${schemaText}`);
}

function sendText(request: FastifyRequest, reply: FastifyReply, kind: "plain" | "csv", text: string, name: string) {
  const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  reply.header("etag", etag).header("content-disposition", disposition(kind, name));
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.type(`text/${kind}; charset=utf-8`).send(text);
}

async function sendFile(
  { files, page }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  format: Format,
  file: Found | undefined,
  name: string,
) {
  if (file?.state === "failed")
    return reply.code(500).type("text/html; charset=utf-8").send(page(documentFiles.failed[format]));
  if (!file?.storage_key)
    return reply
      .code(202)
      .header("cache-control", "no-store")
      .header("retry-after", SECONDS)
      .header("refresh", SECONDS)
      .type("text/html; charset=utf-8")
      .send(page(documentFiles.making[format]));
  const etag = `"${file.sha256}"`;
  reply
    .header("etag", etag)
    .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .header("content-disposition", disposition(format, name));
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply
    .type(mediaTypes[format])
    .header("content-length", file.size ?? 0)
    .send(await files.getStream(file.storage_key));
}
