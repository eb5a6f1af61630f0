import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { languageAround } from "../../../platform/pure/language/index.ts";
import { sendProblem } from "../../../platform/server/http/call-route.ts";
import { languageOf } from "../../../platform/server/http/language.ts";
import { type RecordForm, recordSchemaPath } from "../../address/rules/index.ts";
import { AssessmentView } from "../../api/index.ts";
import {
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
import { documentFilesIn } from "../texts-files.ts";
import { type Parts, type Published, sendGone } from "./parts.ts";
import { disposition, fileNameOf } from "./send.ts";
import { writeReferences } from "./write-references.ts";

/** Undefined for an edition that has nothing of the form. */
const written: Readonly<Record<RecordForm, (found: Published) => string | undefined>> = {
  json: ({ view }) => JSON.stringify(view),
  jsonld: ({ view, cited }) => JSON.stringify(jsonLdOf(view, cited)),
  fhir: ({ tree, view, cited }) => {
    const about = { cited, guid: view.contentLink.guidValue, published: view.published ?? view.modified };
    return JSON.stringify(fhirOf(tree, about));
  },
  "fhir-evidence": ({ view, cited }) => {
    const words = fhirEvidenceTextsIn(languageAround(view));
    const composition = fhirEvidenceOf(view, cited, view.published ?? view.modified, words);
    return composition && JSON.stringify(composition);
  },
  csl: ({ cited }) => JSON.stringify(citationCsl(cited)),
  ris: ({ cited }) => citationRis(cited),
  bibtex: ({ cited }) => citationBibtex(cited),
};

export const RecordId = z.object({ id: z.string().regex(/^\d{1,9}$/) });
export const RecordOf = RecordId.extend({ form: z.enum([...recordForms, ...literatureForms].map(({ form }) => form)) });

/** An edition as a record for machines and reference managers. features/citation/README.md */
export async function sendRecord(
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
export async function sendSchema({ house }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { origin } = await house.callerOf(request);
  schemaText ??= JSON.stringify(z.toJSONSchema(AssessmentView, { io: "output" })).slice(1);
  return reply
    .type(`${SCHEMA_TYPE}; charset=utf-8`)
    .header("cache-control", "public, max-age=300")
    .send(`{"$id":${JSON.stringify(`${origin}${recordSchemaPath}`)},"title":"Mini-metodevurdering",${schemaText}`);
}
