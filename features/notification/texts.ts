import { byLanguage } from "../../platform/pure/language/index.ts";
import { norwegianNumber } from "../../platform/pure/norwegian-number/index.ts";

/** The notification site: its lists and the notification's own page. */
export const notificationTexts = {
  toDocument: "Last ned varselet (PDF)",
  toExternal: "Gå til varselet på et eksternt nettsted",
  status: "Status",
  /** The stage of a method without a status that is proposed. */
  proposedStage: "Foreslått for vurdering",
  proposed: (stage: string) => `${stage}. Metoden ble foreslått for vurdering i Nye metoder`,
  toProposal: "Se forslaget hos Nye metoder",
  living: "Hvor langt metoden er kommet",
  older: "Tidligere",
  more: "Les mer",
  downloads: "Last ned",
  details: "Detaljer",
  topics: "Fagområder",
  publishers: "Utgivere",
  methodTypes: "Metodetyper",
  organizations: "Helseforetak",
  subjects: "Emner",
  source: "Kilde",
  year: "Publiseringsår",
  financialResponsibility: "Finansieringsansvar",
  orderRecommendation: "Bestillingsanbefaling",
  alert: "Få varsel på e-post",
  /** On a page that is about one notification. */
  alertOfNews: "Få varsel på e-post om nye metodevarsler",
  chooseTopic: "Velg fagområde",
  newest: "Nyeste metodevarsler",
  all: (count: number) => `Se alle ${norwegianNumber(count)} varsler`,
  count: (count: number) => `${norwegianNumber(count)} ${count === 1 ? "metodevarsel" : "metodevarsler"}`,
  published: (date: string) => `Publisert ${date}`,
} as const;

export const notificationTextsIn = byLanguage({ nb: notificationTexts });
