import { evidenceKeys } from "./client.ts";

// The names of the two specifications, written down from them: calls with the keys of their payloads (section 7 of both), keys of the entities
// (section 3), and texts (sections 2, 5 and 8).

type Call = { readonly method: "get" | "post" | "delete"; readonly path: string; readonly keys: readonly string[] };

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}_${at + 1}`);
const schemaCall = (name: string, ...keys: readonly string[]): Call => ({
  ...{ method: "post", path: `/api/schema/${name}`, keys },
});
const schemaRead = (name: string): Call => ({ method: "get", path: `/api/schema/${name}`, keys: [] });

export const calls: readonly Call[] = [
  schemaCall("SaveSchemaItem", "id", "value", "type", "pageId", "relationRule"),
  schemaCall("SaveSchemaBaseProp", "id", "type", "value"),
  schemaRead("GetLastSavedSchemaPage"),
  schemaRead("GetMethodAssessmentDetails/{id}"),
  { method: "get", path: "/api/methodassessment/GetAssessment", keys: [] },
  schemaRead("GetContactAddress"),
  schemaCall(
    "CreateLiteratureSearchItem",
    ...["id", "section", "searchType", "source", "url", "date", "strategy", "numberOfSearchHits", "editableSource"],
  ),
  schemaCall("UpdateLiteratureSearchItem", "id", "date", "strategy", "numberOfSearchHits", "source", "url"),
  schemaCall("DeleteLiteratureSearchItem", "id", "ownerId", "section"),
  schemaCall("CreateEvidenceTableItem", "id", "section", ...evidenceKeys),
  schemaCall("UpdateEvidenceTableItem", "id", ...evidenceKeys),
  schemaCall("DeleteEvidenceTableItem", "id", "ownerId", "section"),
  schemaCall("InviteContributor", "id", "name", "email", "role", "isDeletable", "contributorId", "organization"),
  schemaCall("DeleteContributor", "id", "name", "email", "organization", "role", "isDeletable", "contributorId"),
  schemaCall("SetPeerReviewStatus", "assessmentId", "isPeerReviewed", "contributorId"),
  schemaCall("SendApprovalRequest", "assessmentId"),
  schemaCall("UploadPdf/{contentId}"),
  schemaCall("DeletePdf/{contentId}", "pdfName"),
  schemaRead("getPdf/{contentId}"),
  schemaRead("getImages/{contentId}"),
  schemaCall("UploadImages/{contentId}"),
  schemaCall("DeleteImage/{contentId}", "imageName"),
  schemaCall("UploadMunicipalityEconomyFile/{contentId}/{slot}"),
  schemaCall("RemoveEconomyFileMunicipality/{contentId}/{slot}"),
  schemaCall("UploadMultipleEconomyFile/{contentId}/"),
  schemaCall("RemoveMultipleEconomyFile/{contentId}/{fileId}"),
  schemaRead("GetEconomyFiles/{contentId}"),
  schemaCall("UploadEconomyEvaluation/{contentId}/{section}"),
  schemaCall("RemoveEconomyEvaluation/{contentId}"),
  schemaRead("GetEconomyData/{contentId}"),
  schemaRead("GetCustomNumbers/{contentId}"),
  schemaCall(
    "SaveCustomNumbers/{contentId}",
    ...[...numbered("startup", 6), ...numbered("operational", 25), ...numbered("budget", 15)],
  ),
  schemaRead("GetComments/{contentGuid}"),
  schemaCall("EditComment/{commentId}", "id", "value", "type", "pageId"),
  { method: "delete", path: "/api/schema/DeleteComment/{commentId}", keys: ["id", "type", "pageId"] },
  {
    ...{ method: "post", path: "/api/search/{route}" },
    keys: [
      ...["q", "page", "pageSize", "sort", "published", "filter", "subFilter", "filterByMunicipality"],
      ...["filterByHealthAuthority", "filterByCollaboration", "displayFilterByCollaboration"],
    ],
  },
  schemaCall(
    "CreateMethodAssessment",
    ...["id", "name", "title", "email", "organizationId", "assessmentType", "actor"],
  ),
  {
    ...{ method: "post", path: "/api/tips/sendTips" },
    keys: [
      ...["name", "methodDescription", "senderEmail", "link", "employer", "recipient", "copyToSender"],
      "recaptchaToken",
    ],
  },
  { method: "post", path: "/api/logout", keys: [] },
  { method: "get", path: "/api/episerver/v3.0/content", keys: [] },
];

const sections = ["A", "B", "C", "D", "E"];

/** Of a schema item's `properties`. Those of one kind alone are looked for in the forms of all three types together. */
export const propertyKeys = [
  ...["text", "placeholder", "multiline", "isDateInput", "selectType", "selectable", "selected", "singleSelected"],
  ...["multiSelected", "dropdown", "dropdownMultiSelect", "multiLevel", "relationRule", "economyFiles"],
  ...["isMunicipality", "allowMultipleFiles", "tableSection", "startupCosts", "patientBase", "operationalCosts"],
  ...["infoTextForReader", "infoTextForDraft", "infoTextDraft", "infoTextReader", "overviewSection"],
  ...sections.flatMap((section) => [`section${section}`, `items${section}`]),
  ...["dbSources", "netSources", "overviewData", "table", "outcomeHelp", "effectHelp", "riskHelp"],
  ...["methodQualityHelp", "foundationFileUrl", "databaseSearches", "webSearches", "pdfName", "fileUrl"],
];

export const answerKeys = {
  details: [
    ...["name", "contentLink", "id", "guidValue", "changed", "assessmentStatus", "isPendingPublish", "isPublished"],
    ...["isPeerReviewed", "hasPeerReviewsV2", "previewUrl", "document", "url", "isDefinition", "organizationOptions"],
    ...["municipalityOptions", "schema", "contentGuid", "assessmentType", "organization", "organizations", "initiator"],
    ...["contributors", "contributorRoles", "schemaItems", "fieldGroups", "peerreviews", "contentId", "type", "title"],
    ...["description", "blockType", "fieldGroup", "mandatory", "deactivateComments", "comments", "hideWhenPublished"],
    ...["helpText", "showHelpText", "showInLeftMenu", "isSecondLevelSection", "properties", "roleValue", "roleDisplay"],
    ...["email", "role", "isDeletable", "contributorId", "value"],
  ],
  search: [
    ...["searchResult", "page", "pageSize", "totalMatching", "searchFilter", "filterKey", "filterTitle", "visible"],
    ...["filterItems", "filterId", "filterName", "subItems", "parentFilterId", "parentFilterKey", "count", "title"],
    ...["url", "sortName", "unitTitle", "sourceItemName", "pageId", "published", "modified", "organizations"],
    ...["municipalities", "assessmentType", "topics", "methodTypes", "subjects", "text", "link"],
  ],
  assessment: [
    ...["heading", "statusText", "summary", "linkList", "schemaAsPdf", "year", "contactEmail", "contactName"],
    ...["approvedDisplayContact", "hideContact", "relatedSubjects", "relatedTopics", "relatedOrganizations"],
    ...["relatedMunicipalities", "relatedMethodTypes", "isPeerReviewed", "hasPeerReviewsV2", "lastSaved", "schema"],
    ...["isPublished", "name", "organization", "fieldGroups", "peerreviews", "schemaItems", "contentGuid", "blockType"],
    ...["title", "fieldGroup", "showInLeftMenu", "hideWhenPublished", "printPreviewUrl"],
  ],
} as const;

export const texts = [
  ...["Ikke utfylt", "Lagret", "Ingen søk registrert", "Vennligst velg", "Bekreft", "Ja", "Nei", "Fagfellevurdering"],
  ...["Fagfellevurderinger", "År 1", "År 2", "Endring i inntekt som følge av ny metode", "Netto", "Kommentarer"],
  ...["Likviditetsbehov ift. investeringer og engangskostnader", "Evt. annet inntekter (+) / utgifter (-)"],
  ...["Årlig endring i kostnader med ny metode for alle pasienter", "Inneværende budsjettår", "Neste budsjettår"],
  ...["Under arbeid", "Til publisering", "Publisert", "* feltet må fylles ut", "Lav risiko", "Uklar risiko"],
  ...[
    "Høy risiko",
    "Ikke vurdert",
    "Høy",
    "Middels",
    "Lav",
    "Tallene er lagret",
    "Tittel er oppdatert",
    "error saving",
  ],
  ...["Litteratursøk ikke lagret", "Litteratursøk lagret", "Litteratursøk ikke oppdatert", "Litteratursøk oppdatert"],
  ...["Litteratursøk slettet", "Ønsker du å slette oppføringen?", "Evidenstabell lagret", "Evidenstabell oppdatert"],
  ...["Evidenstabell slettet", "Ønsker du å slette evidenstabellen?", "Bidragsyteren er slettet"],
  ...["Ønsker du å slette bidragsyteren?", "Vennligst vent, dette tar litt tid..."],
  ...["Melding om ferdigstilt fagfellevurdering er sendt inn", "Status på mini-metodevurderingen oppdatert"],
  ...["Beklager, noe gikk galt.", "Beklager, pdfen kunne ikke slettes.", "Beklager, bildet kunne ikke slettes."],
  ...["Noe gikk galt under opplasting av filen, vennligst prøv igjen.", "error during upload", "errorSaving"],
  ...["errorUpdating", "errorDeleting", "Kommentar lagret", "Kommentar endret", "Kommentar slettet"],
  ...["Kunne ikke laste {name} vue component", "Bare forslagstiller kan sende inn en {product} til publisering."],
  "Søk er ikke tilgjengelig i forhåndsvisning eller når mini-metodevurderingen er publisert!",
  ...["E-postadresse er påkrevd", "Du må skrive inn en gyldig e-postadresse", "Du må velge et helseforetak"],
  ...["Du må velge fylke/kommune", "Du må velge en aktør", "Du må velge helseforetak", "Side ikke funnet"],
  ...["Ingen tilgang", "Takk for ditt tips!", "Logg ut", "Innlogget som:", "Publiseringsår", "Helseforetak"],
  "Beklager, vi kunne ikke motta tipset ditt nå. Vennligst prøv igjen senere.",
];
