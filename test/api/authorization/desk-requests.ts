import { aListForm, aRetractionList } from "../../builders/a-retraction-list.ts";
import { aNewAddress, type World } from "./world.ts";

const onNoTemplate = (call: string, body: object = {}) => ({
  path: `/api/desk/templates/999999999/${call}`,
  json: { rev: 0, ...body },
});

/** Requests that can succeed of calls about accounts and the search, most of them the desk's; what is named in an address is not there. */
export const deskRequests = {
  "POST /api/desk/accounts/:id/role": () => ({
    path: "/api/desk/accounts/00000000-0000-4000-8000-000000000000/role",
    json: { site: 1, role: "editor", seen: "provider" },
  }),
  "GET /api/desk/templates/:id": () => ({ path: "/api/desk/templates/999999999" }),
  "POST /api/desk/templates/:id/save": () =>
    onNoTemplate("save", { path: ["sammendrag", "title"], value: "Sammendrag" }),
  "POST /api/desk/templates/:id/edit": () => onNoTemplate("edit", { edit: { do: "remove", key: "sammendrag" } }),
  "POST /api/desk/templates/:id/draft": () => onNoTemplate("draft", { version: 1 }),
  "POST /api/desk/templates/:id/discard": () => onNoTemplate("discard"),
  "POST /api/desk/templates/:id/publish": () => onNoTemplate("publish", { confirmed: false }),
  "POST /api/desk/nynorsk": () => ({ path: "/api/desk/nynorsk", json: { text: "" } }),
  "GET /api/desk/pages/find": () => ({ path: "/api/desk/pages/find?q=eksempel" }),
  "GET /api/desk/pages/:id/addresses": ({ page }: World) => ({ path: `/api/desk/pages/${page.number}/addresses` }),
  "POST /api/desk/pages/:id/addresses": ({ page }: World) => ({
    path: `/api/desk/pages/${page.number}/addresses`,
    json: { path: `/gammel-${crypto.randomUUID()}/`, deep: false },
  }),
  "POST /api/desk/pages/:id/addresses/remove": ({ page }: World) => ({
    path: `/api/desk/pages/${page.number}/addresses/remove`,
    json: { path: "/gammel-og-borte/" },
  }),
  "GET /varsel/kommentarer/:token": () => ({ path: "/varsel/kommentarer/x/" }),
  "POST /varsel/kommentarer/:token": () => ({
    path: "/varsel/kommentarer/x/",
    body: new URLSearchParams({ end: "daily" }),
  }),
  "GET /varsel/kommentarer/:token/avslutt/:kind": () => ({ path: "/varsel/kommentarer/x/avslutt/daily" }),
  "POST /varsel/kommentarer/:token/avslutt/:kind": () => ({
    path: "/varsel/kommentarer/x/avslutt/daily",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  }),
  "POST /api/desk/assessments/:id/find-words": () => ({ json: { words: ["Ola Nordmann"] } }),
  "POST /api/desk/assessments/:id/erase-files": () => ({ json: { files: [], reason: "En pasient" } }),
  "GET /api/desk/overview.csv": () => ({ path: "/api/desk/overview.csv?table=pipeline" }),
  "POST /api/desk/retractions": () => ({ body: aListForm(aRetractionList({ record: 1, doi: "10.5555/a" })) }),
  "POST /api/desk/assessments/:id/not-same-study": () => ({ json: { record: 1 } }),
  "POST /api/desk/assessments/:id/redact": () => ({ json: { words: ["Ola Nordmann"], reason: "En pasient" } }),
  "GET /api/search/similar": () => ({ path: "/api/search/similar?title=hjemmedialyse" }),
  "POST /api/desk/search/synonyms": () => ({ json: { words: `mr, ${aNewAddress()}` } }),
  "POST /api/desk/search/synonyms/list": () => ({ json: { list: "tia > drypp" } }),
  "POST /api/desk/terms": () => ({ json: { kind: "topic", name: `Nytt fagområde ${crypto.randomUUID()}` } }),
  "POST /api/desk/terms/:id/save": () => ({
    path: "/api/desk/terms/999999/save",
    json: { rev: 1, name: "Annet navn" },
  }),
  "POST /api/desk/terms/:id/merge": () => ({ path: "/api/desk/terms/999999/merge", json: { rev: 1, into: 999998 } }),
  "POST /api/desk/terms/:id/retire": () => ({ path: "/api/desk/terms/999999/retire", json: { rev: 1, retired: true } }),
  "POST /api/desk/search/promotions": () => ({ json: { words: "tia", address: "/finnes-ikke/" } }),
  "POST /api/desk/search/promotions/:id/remove": () => ({ path: "/api/desk/search/promotions/999999999/remove" }),
  "POST /api/desk/search/synonyms/:id/remove": () => ({ path: "/api/desk/search/synonyms/999999999/remove" }),
};
