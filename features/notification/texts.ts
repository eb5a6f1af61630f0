import { byLanguage } from "../../platform/pure/language/index.ts";
import { norwegianNumber } from "../../platform/pure/norwegian-number/index.ts";
import * as nn from "./texts.nn.ts";

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
  /** The three steps that a method takes, with what each means. */
  stages: [
    ["På vei", "Metoden er på vei inn i tjenesten, men ingen har foreslått den ennå."],
    ["Foreslått for vurdering", "Metoden er foreslått i Nye metoder."],
    ["Under vurdering", "Forslaget eller metoden vurderes nasjonalt."],
  ],
  /** How many of the three steps the statuses that ship have behind them; any other status is a word alone. */
  steps: {
    "På vei": 1,
    "Til godkjenning": 1,
    "Godkjent for bruk": 1,
    "Foreslått for vurdering": 2,
    "Under vurdering": 3,
    Besluttet: 3,
  } as Readonly<Record<string, number | undefined>>,
  stagesHeading: "Hvor langt er metoden kommet?",
  count: (count: number) => `${norwegianNumber(count)} ${count === 1 ? "metodevarsel" : "metodevarsler"}`,
  published: (date: string) => `Publisert ${date}`,
} as const;

export const notificationTextsIn = byLanguage({ nb: notificationTexts, nn: nn.notificationTexts });
