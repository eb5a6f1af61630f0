import { aForm, aPdf } from "../../builders/a-pdf.ts";
import { aWorkbook } from "../../builders/a-workbook.ts";
import { anImage } from "../../builders/an-image.ts";
import type { Browser } from "../../builders/browser.ts";
import { inContentApi } from "./content-requests.ts";
import { decisionRequests } from "./decision-requests.ts";
import { deskRequests } from "./desk-requests.ts";
import { ofHistory } from "./history-requests.ts";
import { inLive } from "./live-requests.ts";
import { livingRequests } from "./living-requests.ts";
import { onPages } from "./page-requests.ts";
import { ofReferences } from "./reference-requests.ts";
import { ofResults } from "./result-requests.ts";
import { type Asks, aNewAddress, type World } from "./world.ts";

const search = { section: "B", searchType: "DB", source: "Embase", date: "2026-03-02", numberOfSearchHits: 7 };
const smallImage = await anImage({ width: 2, height: 2, format: "png" });
const form = () => new URLSearchParams({ name: "Eksempel" });
const workbook = await aWorkbook();
const inSlots = (call: string, uploads: boolean): Asks => ({
  [`POST /api/schema/${call}/:contentId/:slot`]: ({ files }) => ({
    path: `/api/schema/${call}/${files}/1`,
    ...(uploads ? { body: aForm(workbook, "tall.xlsx") } : {}),
  }),
});

/** A request that can succeed, for each route that needs a body, or more in its address than the assessment's number as `:id`. */
const asks: Asks = {
  "POST /api/schema/SaveSchemaItem": ({ id, text }) => ({ json: { id: text, value: "<p>Nytt</p>", pageId: id } }),
  "POST /api/schema/SaveSchemaItem(own-review)": ({ id, review }) => ({
    path: "/api/schema/SaveSchemaItem",
    json: { id: review.own, value: "Nytt", pageId: id },
  }),
  "POST /api/schema/SaveSchemaItem(answer)": ({ id, review }) => ({
    path: "/api/schema/SaveSchemaItem",
    json: { id: review.answer, value: "Nytt", pageId: id },
  }),
  "POST /api/schema/SetPeerReviewStatus": ({ id }) => ({ json: { assessmentId: id, isPeerReviewed: true } }),
  "POST /api/schema/AnswerReviewRequest": ({ id }) => ({ json: { assessmentId: id, accept: true } }),
  ...ofHistory,
  "POST /api/schema/SetReviewDue": ({ id, seats }) => ({
    json: { assessmentId: id, contributorId: seats.get("peer"), due: "2099-01-01" },
  }),
  "POST /api/schema/SaveSchemaBaseProp": ({ id }) => ({ json: { id, type: "heading", value: "Ny tittel" } }),
  "POST /api/schema/CreateLiteratureSearchItem": ({ literature }) => ({ json: { id: literature, ...search } }),
  "POST /api/schema/UpdateLiteratureSearchItem": (world) => ({ json: { id: world.search, ...search } }),
  "POST /api/schema/DeleteLiteratureSearchItem": (world) => ({ json: { id: world.search } }),
  "POST /api/schema/RepeatSearches": ({ literature }) => ({ json: { id: literature } }),
  "POST /api/schema/SaveSelection/:contentId": ({ literature }) => ({
    path: `/api/schema/SaveSelection/${literature}`,
    json: { screened: 7 },
  }),
  ...ofReferences,
  ...ofResults,
  "POST /api/schema/CreateEvidenceTableItem": ({ evidence }) => ({ json: { id: evidence, shortId: "Ny 2025" } }),
  "POST /api/schema/UpdateEvidenceTableItem": ({ study }) => ({ json: { id: study, shortId: "Ny 2025" } }),
  "POST /api/schema/DeleteEvidenceTableItem": ({ study }) => ({ json: { id: study } }),
  "POST /api/schema/CreateOutcome": ({ outcomes }) => ({ json: { id: outcomes, name: "Død" } }),
  "POST /api/schema/UpdateOutcome": ({ outcome }) => ({ json: { id: outcome, name: "Død" } }),
  "POST /api/schema/DeleteOutcome": ({ outcome }) => ({ json: { id: outcome } }),
  "POST /api/schema/SaveCustomNumbers/:contentId": ({ economy }) => ({
    path: `/api/schema/SaveCustomNumbers/${economy}`,
    json: { startup_1: 7 },
  }),
  "GET /api/schema/GetCustomNumbers/:contentId": ({ economy }) => ({ path: `/api/schema/GetCustomNumbers/${economy}` }),
  "GET /api/schema/GetEconomyData/:contentId": ({ economy }) => ({ path: `/api/schema/GetEconomyData/${economy}` }),
  "POST /api/schema/UploadEconomyEvaluation/:contentId/:section": ({ economy }) => ({
    path: `/api/schema/UploadEconomyEvaluation/${economy}/${encodeURIComponent("økonomiske-aspekter-spesialisthelsetjenesten")}`,
    body: aForm(workbook, "tall.xlsx"),
  }),
  "POST /api/schema/RemoveEconomyEvaluation/:contentId": ({ economy }) => ({
    path: `/api/schema/RemoveEconomyEvaluation/${economy}`,
  }),
  "GET /api/schema/GetEconomyFiles/:contentId": ({ files }) => ({ path: `/api/schema/GetEconomyFiles/${files}` }),
  "POST /api/schema/UploadMultipleEconomyFile/:contentId": ({ files }) => ({
    path: `/api/schema/UploadMultipleEconomyFile/${files}`,
    body: aForm(workbook, "tall.xlsx"),
  }),
  "POST /api/schema/RemoveMultipleEconomyFile/:contentId/:fileId": ({ files }) => ({
    path: `/api/schema/RemoveMultipleEconomyFile/${files}/1`,
  }),
  ...inSlots("UploadMunicipalityEconomyFile", true),
  ...inSlots("RemoveEconomyFileMunicipality", false),
  ...inSlots("UploadEconomyFile", true),
  ...inSlots("RemoveEconomyFile", false),
  "POST /api/schema/Restore": ({ id, study }) => ({ json: { kind: "evidence", id: study, pageId: id } }),
  "POST /api/schema/Restore(image)": ({ id, image }) => ({
    path: "/api/schema/Restore",
    json: { kind: "image", id: image.id, pageId: id },
  }),
  "POST /api/schema/Restore(file)": ({ id, pdf }) => ({
    path: "/api/schema/Restore",
    json: { kind: "file", id: pdf.id, pageId: id },
  }),
  "POST /api/schema/MoveItem(image)": ({ image }) => ({
    path: "/api/schema/MoveItem",
    json: { id: image.id, after: null },
  }),
  "POST /api/schema/MoveItem": ({ study }) => ({ json: { id: study, after: null } }),
  "GET /api/schema/DeletedItems/:contentId": ({ evidence }) => ({ path: `/api/schema/DeletedItems/${evidence}` }),
  "POST /api/schema/SaveComment": ({ id, text }) => ({
    json: { id: text, value: "Stemmer dette?", type: "comment", pageId: id },
  }),
  "POST /api/schema/EditComment/:commentId": ({ id, text, comment }) => ({
    path: `/api/schema/EditComment/${comment}`,
    json: { id: text, value: "Stemmer dette nå?", type: "comment", pageId: id },
  }),
  "DELETE /api/schema/DeleteComment/:commentId": ({ id, text, comment }) => ({
    path: `/api/schema/DeleteComment/${comment}`,
    json: { id: text, type: "comment", pageId: id },
  }),
  "POST /api/schema/ResolveComment/:commentId": ({ comment }) => ({
    path: `/api/schema/ResolveComment/${comment}`,
    json: { resolved: true },
  }),
  "POST /api/schema/SeeComments": ({ text, comment }) => ({ json: { id: text, upto: comment } }),
  "POST /api/schema/Restore(comment)": ({ id, comment }) => ({
    path: "/api/schema/Restore",
    json: { kind: "comment", id: comment, pageId: id },
  }),
  "GET /api/schema/GetComments/:contentGuid": ({ text }) => ({ path: `/api/schema/GetComments/${text}` }),
  "GET /api/schema/DeletedComments/:contentGuid": ({ text }) => ({ path: `/api/schema/DeletedComments/${text}` }),
  "POST /api/schema/UploadPdf/:contentId": ({ pdf }) => ({
    path: `/api/schema/UploadPdf/${pdf.block}`,
    body: aForm(aPdf("ny")),
  }),
  "POST /api/schema/DeletePdf/:contentId": ({ pdf }) => ({
    path: `/api/schema/DeletePdf/${pdf.block}`,
    json: { pdfName: pdf.name },
  }),
  "GET /api/schema/getPdf/:contentId": ({ pdf }) => ({ path: `/api/schema/getPdf/${pdf.block}` }),
  "POST /api/schema/UploadImages/:contentId": ({ image }) => ({
    path: `/api/schema/UploadImages/${image.owner}`,
    body: aForm(smallImage, "ny.png"),
  }),
  "POST /api/schema/DeleteImage/:contentId": ({ image }) => ({
    path: `/api/schema/DeleteImage/${image.owner}`,
    json: { imageName: "eksempel.jpg" },
  }),
  "POST /api/schema/SaveImageText/:contentId": ({ image }) => ({
    path: `/api/schema/SaveImageText/${image.owner}`,
    json: { id: image.id, alt: "Et flytskjema" },
  }),
  "GET /api/schema/getImages/:contentId": ({ image }) => ({ path: `/api/schema/getImages/${image.owner}` }),
  "POST /api/schema/InviteContributor": ({ id }) => ({
    json: {
      id,
      name: "Ola Eksempel",
      email: aNewAddress(),
      role: "librarian",
      organization: "eksempel-helseforetak",
    },
  }),
  "POST /api/schema/UpdateContributor": ({ id, seats }) => ({
    json: { id, contributorId: seats.get("economist"), name: "Rettet Eksempel" },
  }),
  "POST /api/schema/DeleteContributor": ({ id, seats }) => ({ json: { id, contributorId: seats.get("economist") } }),
  "POST /api/schema/EndSessions": ({ id, seats }) => ({ json: { id, contributorId: seats.get("economist") } }),
  "POST /api/schema/SendApprovalRequest": ({ id }) => ({ json: { assessmentId: id } }),
  "POST /api/schema/SetDisplayContact": ({ id }) => ({ json: { id, approved: true } }),
  "POST /api/schema/ChooseLanguage": ({ id }) => ({ json: { id, language: "nn" } }),
  "POST /api/schema/CreateMethodAssessment": ({ startForm, organization }) => ({
    json: {
      id: startForm,
      name: "Kari Eksempel",
      title: "Eksempel: ny metode",
      email: aNewAddress(),
      organizationId: organization,
      assessmentType: "1",
    },
  }),
  // Everybody may send a tip, but not without having answered a challenge.
  "POST /api/tips/sendTips": () => ({
    json: { methodDescription: "Ny metode", name: "Kari Eksempel", senderEmail: "kari@example.no" },
  }),
  "GET /api/schema/GetLastSavedSchemaPage": ({ id }) => ({ path: `/api/schema/GetLastSavedSchemaPage?id=${id}` }),
  "GET /api/methodassessment/GetAssessment": ({ id }) => ({ path: `/api/methodassessment/GetAssessment?id=${id}` }),
  "GET /api/methodassessment/GetAssessment(preview)": ({ id }) => ({
    path: `/api/methodassessment/GetAssessment?id=${id}&preview=true`,
  }),
  "GET /api/assessments/:id(preview)": ({ id }) => ({ path: `/api/assessments/${id}?preview=true` }),
  "GET /dokument/utkast/:file": ({ id }) => ({ path: `/dokument/utkast/${id}.docx` }),
  "GET /api/publications/schema.json": () => ({ path: "/api/publications/schema.json" }),
  "GET /api/publications/:id": () => ({ path: "/api/publications/999999999" }),
  "GET /api/publications/:id/:form": () => ({ path: "/api/publications/999999999/ris" }),
  "GET /dokument/:file": () => ({ path: "/dokument/999999999.txt" }),
  "GET /dokument/varsel/:file": () => ({ path: "/dokument/varsel/999999999.txt" }),
  "GET /filer/:guid/:name": ({ pdf }) => ({ path: pdf.address }),
  "POST /api/desk/assessments/:id/publish": ({ rev }) => ({ json: { rev } }),
  "POST /api/desk/assessments/:id/return": ({ rev }) => ({ json: { message: "Skriv mer om etikk.", rev } }),
  "POST /api/desk/assessments/:id/reopen": ({ id, rev }) => ({ path: `/api/desk/assessments/${id}/reopen?rev=${rev}` }),
  "POST /api/subscriptions": () => ({
    json: { email: aNewAddress(), frequency: "daily", route: "methodassessment" },
  }),
  "GET /varsel": () => ({ path: "/varsel/" }),
  "POST /varsel": () => ({ path: "/varsel/", body: new URLSearchParams({ email: "", frequency: "daily" }) }),
  "GET /varsel/:token": () => ({ path: "/varsel/1-x/" }),
  "POST /varsel/:token": () => ({ path: "/varsel/1-x/", body: new URLSearchParams({ action: "end" }) }),
  "GET /varsel/:token/avslutt": () => ({ path: "/varsel/1-x/avslutt" }),
  "POST /varsel/:token/avslutt": () => ({ path: "/varsel/1-x/avslutt", body: new URLSearchParams({ action: "end" }) }),
  "POST /api/desk/assessments/:id/withdraw": ({ rev }) => ({ json: { message: "Feil i en tabell.", rev } }),
  "POST /api/desk/assessments/:id/card": ({ rev }) => ({ json: { hidden: true, rev } }),
  "POST /api/desk/assessments/:id/contact": ({ rev }) => ({ json: { hidden: true, rev } }),
  "POST /api/desk/assessments/:id/link": ({ seats, rev }) => ({ json: { contributorId: seats.get("librarian"), rev } }),
  "POST /api/desk/assessments/:id/initiator": ({ rev }) => ({
    json: { name: "Ny Eksempel", email: aNewAddress(), organization: "", rev },
  }),
  ...decisionRequests,
  ...livingRequests,
  ...deskRequests,
  "GET /api/desk/terms/:kind": () => ({ path: "/api/desk/terms/topic" }),
  ...inLive,
  ...onPages,
  "GET /api/session/seat": ({ seats }) => ({ path: `/api/session/seat?id=${seats.get("librarian")}` }),
  "POST /api/session/redeem": ({ link }) => ({ json: { token: link } }),
  "POST /api/session/inspect": ({ link }) => ({ json: { token: link } }),
  "POST /api/session/redeem-code": ({ id }) => ({ json: { assessmentId: id, email: "a@b.no", code: "-" } }),
  "POST /api/session/resend": ({ id, seats }) => ({ json: { assessmentId: id, id: seats.get("librarian") } }),
  "POST /api/adoptions/resend": ({ id }) => ({ json: { adopts: id, organizationId: "", email: "a@b.no" } }),
  "GET /api/search/:route/suggestions": () => ({ path: "/api/search/methodassessment/suggestions?q=eks" }),
  "POST /api/search/:route": () => ({ path: "/api/search/methodassessment", json: { q: "eksempel" } }),
  ...inContentApi,
  "GET /*": () => ({ path: "/" }),
  "GET /*(read)": ({ id }) => ({ path: `/vurdering/?id=${id}` }),
  "GET /*(nothing-there)": () => ({ path: "/finnes/ikke/" }),
  "POST /*": () => ({ path: "/", body: form() }),
  "POST /dev/oidc/interaction/:uid": () => ({ body: form() }),
};

export type Request = {
  readonly method: string;
  readonly path: string;
  readonly json?: object;
  readonly body?: BodyInit;
};

/** The request that stands in the matrix under this name, made for one world: with its rights and status it succeeds. */
export function requestFor(name: string, world: World): Request {
  const [given = "", pattern = ""] = name.split(" ");
  const method = given === "ALL" ? "GET" : given;
  return { method, path: pattern.replace(/:id\b/, String(world.id)), ...asks[name]?.(world) };
}

/** Sends the request as somebody and answers its status; the body is read, so that nothing is left half way. */
export async function ask(name: string, world: World, browser: Browser): Promise<number> {
  const { method, path, json, body } = requestFor(name, world);
  const answer = await browser.fetch(path, {
    method,
    ...(json ? { headers: { "content-type": "application/json" }, body: JSON.stringify(json) } : {}),
    ...(body ? { body } : {}),
  });
  // A stream has no end.
  if (answer.headers.get("content-type")?.startsWith("text/event-stream")) await answer.body?.cancel();
  else await answer.arrayBuffer();
  // A document is being made, or there already: both are yes.
  return answer.status === 202 ? 200 : answer.status;
}

/** For the test that none of them is misspelled. */
export const namesOfRequests: readonly string[] = Object.keys(asks);
