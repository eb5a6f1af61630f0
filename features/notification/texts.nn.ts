import type { Translated } from "../../platform/pure/language/index.ts";
import { norwegianNumber } from "../../platform/pure/norwegian-number/index.ts";
import type * as nb from "./texts.ts";

export const notificationTexts: Translated<typeof nb.notificationTexts> = {
  toDocument: "Last ned varselet (PDF)",
  toExternal: "Gå til varselet på ein ekstern nettstad",
  status: "Status",
  // The same as a status that ships, and as a key of the steps below.
  proposedStage: "Foreslått for vurdering",
  proposed: (stage) => `${stage}. Metoden blei foreslått for vurdering i Nye metoder`,
  toProposal: "Sjå forslaget hos Nye metoder",
  living: "Kor langt metoden er komen",
  older: "Tidlegare",
  more: "Les meir",
  downloads: "Last ned",
  details: "Detaljar",
  topics: "Fagområde",
  publishers: "Utgivarar",
  methodTypes: "Metodetypar",
  organizations: "Helseføretak",
  subjects: "Emne",
  source: "Kjelde",
  year: "Publiseringsår",
  financialResponsibility: "Finansieringsansvar",
  orderRecommendation: "Bestillingstilråding",
  alert: "Få varsel på e-post",
  alertOfNews: "Få varsel på e-post om nye metodevarsel",
  chooseTopic: "Vel fagområde",
  newest: "Nyaste metodevarsel",
  all: (count) => `Sjå alle ${norwegianNumber(count)} varsel`,
  stages: [
    ["På veg", "Metoden er på veg inn i tenesta, men ingen har foreslått han enno."],
    ["Foreslått for vurdering", "Metoden er foreslått i Nye metoder."],
    ["Under vurdering", "Forslaget eller metoden blir vurdert nasjonalt."],
  ],
  // The names of the statuses that ship are data; «På veg» is the first stage above.
  steps: {
    "På vei": 1,
    "På veg": 1,
    "Til godkjenning": 1,
    "Godkjent for bruk": 1,
    "Foreslått for vurdering": 2,
    "Under vurdering": 3,
    Besluttet: 3,
  },
  stagesHeading: "Kor langt er metoden komen?",
  count: (count) => `${norwegianNumber(count)} metodevarsel`,
  published: (date) => `Publisert ${date}`,
};
