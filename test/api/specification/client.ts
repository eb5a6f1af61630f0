import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Browser } from "../../builders/browser.ts";

// A client of the two specifications' calls, section 7 of each: their paths, and of every payload exactly the keys that stand there. It knows
// nothing of the product's own keys: no `rev`, no Idempotency-Key, no header. What a specification does not show (the call that saves a new
// comment, how the tips form gets its verification) is marked.

/** The section key of the specification, as it stands in the address of a workbook. */
const SPECIALIST = "økonomiske-aspekter-spesialisthelsetjenesten";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Id = number | string;

export type Search = {
  readonly section: string;
  readonly searchType: "DB" | "Web";
  readonly source: string;
  readonly url: string;
  readonly date: string;
  readonly strategy: string;
  readonly numberOfSearchHits: number;
  readonly editableSource: boolean;
};

export const evidenceKeys = [
  ...["reference", "shortId", "dateAsString", "numberOfPrimaryStudies", "studyDesign", "population"],
  ...["populationNumberOfPatiens", "interventionGroup", "interventionGroupNumberOfPatiens", "controlGroup"],
  ...["controlGroupNumberOfPatiens", "outcomeGoals", "methodQuality", "methodQualityComments", "resultEffect"],
  ...["risk", "finance", "country"],
] as const;
export type EvidenceKey = (typeof evidenceKeys)[number];

export type NamedFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** HTML-encoded once, as the specification sends a search strategy. */
const encoded = (html: string): string =>
  html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** All of a page's schema items, those inside others too. */
export const allItems = (items: readonly SchemaItem[]): readonly SchemaItem[] =>
  items.flatMap((item) => [item, ...allItems(item.schemaItems)]);

/** A schema item by the specification's names; a key that an answer lacks is undefined here. */
export type SchemaItem = {
  readonly contentGuid: string;
  readonly contentId: number;
  readonly type: string;
  readonly title: string;
  readonly blockType: string;
  readonly fieldGroup: number;
  readonly mandatory: boolean;
  readonly hideWhenPublished: boolean;
  readonly schemaItems: readonly SchemaItem[];
  readonly properties: ReturnType<typeof JSON.parse>;
};

const jsonIn = (text: string) => JSON.parse(text === "" ? "null" : text);

/** @param browser what keeps the session's cookies; anything else is the specification's */
export function specificationClient(browser: Browser) {
  const ask = async (method: "GET" | "POST" | "DELETE", path: string, body?: Json | FormData) => {
    const json = body !== undefined && !(body instanceof FormData);
    const response = await browser.fetch(path, {
      method,
      ...(json ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
      ...(body instanceof FormData ? { body } : {}),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    return { status: response.status, ok: response.ok, body: isJson ? jsonIn(text) : text };
  };
  const get = (path: string) => ask("GET", path);
  const post = (path: string, body?: Json) => ask("POST", path, body);
  const send = (path: string, files: readonly NamedFile[]) => {
    const form = new FormData();
    for (const { name, bytes } of files) form.append("file", new File([bytes], name));
    return ask("POST", path, form);
  };
  const schema = "/api/schema";
  return {
    SaveSchemaItem: (item: { id: Id; value: string | readonly string[]; type: string; pageId: Id }) =>
      post(`${schema}/SaveSchemaItem`, item),
    /** Of a choice field. */
    SaveChoice: (item: { id: Id; value: string | readonly string[]; type: string; pageId: Id; relationRule: Json }) =>
      post(`${schema}/SaveSchemaItem`, item),
    SaveSchemaBaseProp: (id: Id, value: string) => post(`${schema}/SaveSchemaBaseProp`, { id, type: "heading", value }),
    GetLastSavedSchemaPage: (guid: string) => get(`${schema}/GetLastSavedSchemaPage?id=${guid}`),
    GetMethodAssessmentDetails: (id: Id) => get(`${schema}/GetMethodAssessmentDetails/${id}`),
    GetAssessment: (id: Id) => get(`/api/methodassessment/GetAssessment?id=${id}`),
    GetContactAddress: () => get(`${schema}/GetContactAddress`),
    CreateLiteratureSearchItem: (id: Id, search: Search) =>
      post(`${schema}/CreateLiteratureSearchItem`, { id, ...search, strategy: encoded(search.strategy) }),
    UpdateLiteratureSearchItem: (
      id: Id,
      search: Pick<Search, "date" | "strategy" | "numberOfSearchHits" | "source" | "url">,
    ) => {
      const { date, strategy, numberOfSearchHits, source, url } = search;
      const body = { id, date, strategy: encoded(strategy), numberOfSearchHits, source, url };
      return post(`${schema}/UpdateLiteratureSearchItem`, body);
    },
    DeleteLiteratureSearchItem: (id: Id, ownerId: Id, section: string) =>
      post(`${schema}/DeleteLiteratureSearchItem`, { id, ownerId, section }),
    CreateEvidenceTableItem: (id: Id, section: string, cells: Readonly<Record<EvidenceKey, string>>) =>
      post(`${schema}/CreateEvidenceTableItem`, { id, section, ...cells }),
    /** «whole evidence item»: what GetMethodAssessmentDetails gave, with what was changed. */
    UpdateEvidenceTableItem: (item: { readonly [key: string]: Json }) =>
      post(`${schema}/UpdateEvidenceTableItem`, item),
    DeleteEvidenceTableItem: (id: Id, ownerId: Id, section: string) =>
      post(`${schema}/DeleteEvidenceTableItem`, { id, ownerId, section }),
    InviteContributor: (id: Id, person: { name: string; email: string; role: string; organization: string }) =>
      post(`${schema}/InviteContributor`, { id, ...person, isDeletable: true, contributorId: "" }),
    DeleteContributor: (id: Id, contributor: { readonly [key: string]: Json }) => {
      const { name, email, organization, role, isDeletable, contributorId } = contributor;
      return post(`${schema}/DeleteContributor`, {
        ...{ id, name: name ?? "", email: email ?? "", organization: organization ?? "", role: role ?? "" },
        ...{ isDeletable: isDeletable ?? true, contributorId: contributorId ?? "" },
      });
    },
    SetPeerReviewStatus: (assessmentId: Id, contributorId: string) =>
      post(`${schema}/SetPeerReviewStatus`, { assessmentId, isPeerReviewed: true, contributorId }),
    SendApprovalRequest: (assessmentId: Id) => post(`${schema}/SendApprovalRequest`, { assessmentId }),
    UploadPdf: (id: Id, file: NamedFile) => send(`${schema}/UploadPdf/${id}`, [file]),
    DeletePdf: (id: Id, pdfName: string) => post(`${schema}/DeletePdf/${id}`, { pdfName }),
    getPdf: (id: Id) => get(`${schema}/getPdf/${id}`),
    getImages: (id: Id) => get(`${schema}/getImages/${id}`),
    UploadImages: (id: Id, ...files: readonly NamedFile[]) => send(`${schema}/UploadImages/${id}`, files),
    DeleteImage: (id: Id, imageName: string) => post(`${schema}/DeleteImage/${id}`, { imageName }),
    UploadMunicipalityEconomyFile: (id: Id, slot: 1 | 2, file: NamedFile) =>
      send(`${schema}/UploadMunicipalityEconomyFile/${id}/${slot}`, [file]),
    RemoveEconomyFileMunicipality: (id: Id, slot: 1 | 2) =>
      post(`${schema}/RemoveEconomyFileMunicipality/${id}/${slot}`),
    UploadMultipleEconomyFile: (id: Id, ...files: readonly NamedFile[]) =>
      send(`${schema}/UploadMultipleEconomyFile/${id}/`, files),
    RemoveMultipleEconomyFile: (id: Id, file: Id) => post(`${schema}/RemoveMultipleEconomyFile/${id}/${file}`),
    GetEconomyFiles: (id: Id) => get(`${schema}/GetEconomyFiles/${id}`),
    UploadEconomyEvaluation: (id: Id, file: NamedFile) =>
      send(`${schema}/UploadEconomyEvaluation/${id}/${SPECIALIST}`, [file]),
    RemoveEconomyEvaluation: (id: Id) => post(`${schema}/RemoveEconomyEvaluation/${id}`),
    GetEconomyData: (id: Id) => get(`${schema}/GetEconomyData/${id}`),
    GetCustomNumbers: (id: Id) => get(`${schema}/GetCustomNumbers/${id}`),
    SaveCustomNumbers: (id: Id, fields: Readonly<Record<string, number | string>>) =>
      post(`${schema}/SaveCustomNumbers/${id}`, fields),
    GetComments: (guid: string) => get(`${schema}/GetComments/${guid}`),
    /** «The call that saves a new comment is not shown»: the product's own. */
    SaveComment: (id: string, value: string, pageId: Id) =>
      post(`${schema}/SaveComment`, { id, value, type: "comment", pageId }),
    EditComment: (commentId: Id, value: string, { id, pageId }: { id: string; pageId: Id }) =>
      post(`${schema}/EditComment/${commentId}`, { id, value, type: "comment", pageId }),
    DeleteComment: (commentId: Id, { id, pageId }: { id: string; pageId: Id }) =>
      ask("DELETE", `${schema}/DeleteComment/${commentId}`, { id, type: "comment", pageId }),
    search: (route: string, body: { readonly [key: string]: Json }) => post(`/api/search/${route}`, body),
    CreateMethodAssessment: (start: { readonly [key: string]: Json }) =>
      post(`${schema}/CreateMethodAssessment`, start),
    sendTips: (tip: { readonly [key: string]: Json }) => post("/api/tips/sendTips", tip),
    /** The verification service is not shown: the product's own. */
    recaptchaToken: async () => {
      const { body: challenge } = await get("/api/tips/challenge");
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
    },
    /** «JSON header, no body». */
    logout: async () => {
      const headers = { "content-type": "application/json" };
      const response = await browser.fetch("/api/logout", { method: "POST", headers });
      return { status: response.status, ok: response.ok, body: jsonIn(await response.text()) };
    },
    /** All properties selected and expanded. */
    content: (contentUrl: string) =>
      get(`/api/episerver/v3.0/content?contentUrl=${encodeURIComponent(contentUrl)}&matchExact=true&expand=*&select=*`),
  };
}

export type SpecificationClient = ReturnType<typeof specificationClient>;
