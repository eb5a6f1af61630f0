import {
  addresses,
  decisionSheetAddress,
  decisionSheetPdf,
  editionChanges,
} from "../../../features/address/rules/index.ts";
import { literatureForms, recordForms } from "../../../features/citation/rules/index.ts";
import { editionEndings } from "../../../features/document/server/formats.ts";

/** An assessment of which two editions were published, and what their addresses are made of. */
export type Published = {
  readonly number: number;
  readonly guid: string;
  readonly publication: number;
  /** Its files, as addresses. */
  readonly files: readonly string[];
  /** A word of its title, and one of its texts. */
  readonly word: string;
  /** Numbers of blocks. */
  readonly blocks: readonly number[];
};

/**
 * What an address says once the edition is withdrawn: `gone` is 410 with the message, and was the edition before; `absent` is answered as ever, and
 * has nothing of it, not even a link; `named` links what its own address names, and has nothing of it; `closed` is not for who has no session,
 * before as after.
 */
export type Says = "gone" | "absent" | "named" | "closed";
type Form = { readonly says: Says; readonly of: (published: Published) => readonly string[] };

const gone = (of: Form["of"]): Form => ({ says: "gone", of });
const absent = (of: Form["of"]): Form => ({ says: "absent", of });
const named = (of: Form["of"]): Form => ({ says: "named", of });
const closed = (of: Form["of"]): Form => ({ says: "closed", of });
const ofBlocks = (call: string): Form => closed(({ blocks }) => blocks.map((block) => `/api/schema/${call}/${block}`));
const ofNumber = (path: (number: number) => string): Form => closed(({ number }) => [path(number)]);

/** Every route that answers a GET, apart from those of the desk; null where nothing of an assessment can be. A new one has to be put here. */
export const forms: Readonly<Record<string, Form | readonly Form[] | null>> = {
  "/*": [
    gone(({ number, guid }) => [
      addresses.assessment(number),
      addresses.assessment(guid),
      addresses.edition(number, 1),
      addresses.edition(number, 2),
      `${addresses.assessment(number)}&tab=1`,
      `${addresses.assessment(number)}&print=true`,
      `${addresses.edition(number, 1)}&print=true`,
      editionChanges(number, 1, 2),
      decisionSheetAddress(number, 1),
      decisionSheetAddress(number, 2),
    ]),
    closed(({ number }) => [addresses.preview(number), addresses.edit(number), addresses.deskAssessment(number)]),
    absent(({ word }) => ["/", "/sok/", `/sok/?q=${word}`]),
    // What cannot be started from is said when the form is sent: StartFromGone. features/intro/README.md
    named(({ number }) => Object.values(addresses.start).map((start) => `${start}?fra=${number}`)),
  ],
  "/api/assessments/:id": gone(({ number, guid }) =>
    [number, guid, `${number}?version=1`, `${number}?version=2`, `${number}?tab=0`].map(
      (id) => `/api/assessments/${id}`,
    ),
  ),
  "/api/assessments/:id/decisions": gone(({ number, guid }) =>
    [number, guid].map((id) => `/api/assessments/${id}/decisions`),
  ),
  "/api/methodassessment/GetAssessment": gone(({ number, guid }) =>
    [number, guid].map((id) => `/api/methodassessment/GetAssessment?id=${id}`),
  ),
  "/api/assessments/:id/changes": gone(({ number }) => [`/api/assessments/${number}/changes?from=1&to=2`]),
  "/api/assessments/:id/decision-sheet": gone(({ number }) => [`/api/assessments/${number}/decision-sheet`]),
  "/dokument/:file": gone(({ publication }) => [
    ...editionEndings.map((ending) => addresses.document(publication, ending)),
    decisionSheetPdf(publication),
  ]),
  "/api/publications/:id/:form": gone(({ publication }) =>
    [...recordForms, ...literatureForms].map(({ form }) => addresses.publicationRecord(publication, form)),
  ),
  "/api/publications/:id": gone(({ publication }) => [`/api/publications/${publication}`]),
  "/filer/:guid/:name": gone(({ files }) => [...files, ...files.map((file) => `${file}?bredde=480`)]),
  "/feed.atom": absent(({ word }) => ["/feed.atom", `/feed.atom?q=${word}`]),
  "/feed.json": absent(({ word }) => ["/feed.json", `/feed.json?q=${word}`]),
  "/beslutninger.csv": absent(({ word }) => ["/beslutninger.csv", `/beslutninger.csv?q=${word}`]),
  "/treff.csv": absent(({ word }) => ["/treff.csv", `/treff.csv?q=${word}`]),
  "/sitemap.xml": absent(() => ["/sitemap.xml"]),
  "/varsel": absent(() => ["/varsel/"]),
  "/api/search/:route/suggestions": absent(({ word }) => [
    `/api/search/methodassessment/suggestions?q=${word.slice(0, -1)}`,
    `/api/search/methodnotifications/suggestions?q=${word.slice(0, -1)}`,
  ]),
  "/api/search/similar": absent(({ word }) => [`/api/search/similar?title=${word}`]),
  "/api/episerver/v3.0/content": absent(({ number }) => [
    `/api/episerver/v3.0/content?contentUrl=${encodeURIComponent(addresses.assessment(number))}&matchExact=false&expand=*`,
    "/api/episerver/v3.0/content?contentUrl=%2F&matchExact=true&expand=*",
  ]),
  "/api/episerver/v3.0/content/:id": ofNumber((number) => `/api/episerver/v3.0/content/${number}`),
  "/api/episerver/v3.0/content/:id/ancestors": ofNumber((number) => `/api/episerver/v3.0/content/${number}/ancestors`),
  "/api/episerver/v3.0/content/:id/children": ofNumber((number) => `/api/episerver/v3.0/content/${number}/children`),
  "/api/schema/GetMethodAssessmentDetails/:id": ofNumber(
    (number) => `/api/schema/GetMethodAssessmentDetails/${number}`,
  ),
  "/api/schema/GetLastSavedSchemaPage": ofNumber((number) => `/api/schema/GetLastSavedSchemaPage?id=${number}`),
  "/api/assessments/:id/working-copy": ofNumber((number) => `/api/assessments/${number}/working-copy`),
  "/api/assessments/:id/sessions": ofNumber((number) => `/api/assessments/${number}/sessions`),
  "/api/assessments/:id/review-change": ofNumber((number) => `/api/assessments/${number}/review-change`),
  "/api/assessments/:id/review": ofNumber((number) => `/api/assessments/${number}/review`),
  "/api/assessments/:id/history": ofNumber((number) => `/api/assessments/${number}/history`),
  "/api/assessments/:id/history/:entry": ofNumber((number) => `/api/assessments/${number}/history/1`),
  "/api/assessments/:id/template": ofNumber((number) => `/api/assessments/${number}/template`),
  "/api/assessments/:id/retractions": ofNumber((number) => `/api/assessments/${number}/retractions`),
  "/api/assessments/:id/versions": ofNumber((number) => `/api/assessments/${number}/versions`),
  "/api/assessments/:id/versions/:version": ofNumber((number) => `/api/assessments/${number}/versions/1`),
  "/api/live/:id": ofNumber((number) => `/api/live/${number}`),
  "/api/live/:id/changes": ofNumber((number) => `/api/live/${number}/changes?after=0`),
  "/api/live/:id/text/:item": closed(({ number, blocks }) =>
    blocks.map((block) => `/api/live/${number}/text/${block}`),
  ),
  "/dokument/utkast/:file": closed(({ number }) =>
    ["pdf", "docx"].map((ending) => `/dokument/utkast/${number}.${ending}`),
  ),
  "/dokument/varsel/:file": ofNumber((number) => `/dokument/varsel/${number}.txt`),
  "/api/schema/getPdf/:contentId": ofBlocks("getPdf"),
  "/api/schema/getImages/:contentId": ofBlocks("getImages"),
  "/api/schema/GetCustomNumbers/:contentId": ofBlocks("GetCustomNumbers"),
  "/api/schema/GetEconomyData/:contentId": ofBlocks("GetEconomyData"),
  "/api/schema/GetEconomyFiles/:contentId": ofBlocks("GetEconomyFiles"),
  "/api/schema/DeletedItems/:contentId": ofBlocks("DeletedItems"),
  "/api/schema/GetComments/:contentGuid": ofBlocks("GetComments"),
  "/api/schema/DeletedComments/:contentGuid": ofBlocks("DeletedComments"),
  "/api/schema/GetContactAddress": absent(() => ["/api/schema/GetContactAddress"]),
  "/api/session": absent(() => ["/api/session"]),
  "/api/session/seat": closed(({ number }) => [`/api/session/seat?assessment=${number}`]),
  "/api/session/assessments": closed(() => ["/api/session/assessments"]),
  "/metrics": absent(() => ["/metrics"]),
  "/api/publications/schema.json": null,
  "/api/openapi.json": null,
  "/api/tips/challenge": null,
  "/api/episerver/v3.0/site": null,
  "/api/episerver/v3.0/site/:id": null,
  "/filer/bibliotek/:guid/:name": null,
  "/regneark/okonomi.xlsx": null,
  "/varsel/:token": null,
  "/varsel/kommentarer/:token": null,
  "/varsel/kommentarer/:token/avslutt/:kind": null,
  "/varsel/:token/avslutt": null,
  "/login": null,
  "/logout": null,
  "/login-callback": null,
  "/login-renewal": null,
  "/login-style.css": null,
  "/health/live": null,
  "/health/ready": null,
  "/favicon.ico": null,
  "/robots.txt": null,
  "/opensearch.xml": null,
  "/assets/*": null,
  "/api/*": null,
};
