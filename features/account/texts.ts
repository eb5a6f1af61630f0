import { byLanguage } from "../../platform/pure/language/index.ts";
import type { DeskRole } from "../access/rules/index.ts";
import type { GivenRole, LogPart } from "./rules/index.ts";
import * as nn from "./texts.nn.ts";

const roles = { editor: "redaktør", admin: "administrator" } satisfies Record<DeskRole, string>;
const given = {
  provider: "rollen fra innloggingen",
  none: "ingen rolle",
  editor: roles.editor,
  admin: roles.admin,
} satisfies Record<GivenRole, string>;

const becomes = {
  provider: "får rollen fra innloggingen",
  none: "mister rollen sin",
  editor: "blir redaktør",
  admin: "blir administrator",
} satisfies Record<GivenRole, string>;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase("nb") + text.slice(1);

/** The desk's screens for administrators. */
export const accountTexts = {
  title: "Brukere og roller",
  toAccounts: "Brukere og roller",
  lead: "Her ser du hvem som har en rolle på nettstedene du administrerer, og kan endre den. Endringen gjelder med en gang.",
  howTo:
    "Den som skal få en rolle, må ha logget inn minst én gang. Velg «Alle som har logget inn» for å finne personen.",
  search: "Søk etter navn eller e-postadresse",
  who: "Vis",
  whos: { desk: "De som har en rolle", everybody: "Alle som har logget inn" },
  find: "Søk",
  found: (count: number) => (count === 1 ? "1 person" : `${count} personer`),
  none: "Ingen passer med søket.",
  table: "Brukere med roller på hvert nettsted",
  columns: { name: "Navn", signedIn: "Sist innlogget" },
  never: "Aldri",
  previous: "Forrige side",
  next: "Neste side",
  roleOf: (name: string, site: string) => `Rollen til ${name} på ${site}`,
  choices: (provider: DeskRole | null): Readonly<Record<GivenRole, string>> => ({
    provider: `${provider === null ? "Ingen rolle" : capital(roles[provider])} (fra innloggingen)`,
    none: "Ingen rolle",
    editor: "Redaktør",
    admin: "Administrator",
  }),
  confirm: (name: string, site: string, role: GivenRole) =>
    `${name} ${becomes[role]} på ${site} med en gang. Vil du endre rollen?`,
  saved: (name: string) => `Rollen til ${name} er endret`,
  people: {
    find: "Finn en person",
    findHint: "Skriv minst to tegn av navnet eller e-postadressen",
    none: "Ingen passer. Personen må ha logget inn minst én gang.",
    add: (name: string) => `Legg til ${name}`,
    remove: (name: string) => `Fjern ${name}`,
    removeShort: "Fjern",
    chosen: "Valgte personer",
    added: (name: string) => `${name} er lagt til`,
    removed: (name: string) => `${name} er fjernet`,
  },
  gave: (name: string, role: GivenRole) => `${name}: ${given[role]}`,
  log: {
    title: "Logg",
    toLog: "Logg",
    lead: "Hva redaktører og administratorer har gjort på nettstedene du administrerer. Tekstene selv står ikke her.",
    who: "Hvem",
    whoHint: "Navnet, eller en del av det",
    part: "Hva det gjelder",
    parts: {
      pages: "Sider",
      assessments: "Vurderinger",
      accounts: "Innlogging, roller og tilgang",
      other: "Filer og søk",
    } satisfies Record<LogPart, string>,
    everything: "Alt",
    from: "Fra og med",
    to: "Til og med",
    show: "Vis",
    reset: "Nullstill",
    table: "Hva som er gjort, det siste først",
    columns: { at: "Når", who: "Hvem", action: "Hva", what: "Gjelder", site: "Nettsted" },
    none: "Ingenting passer med utvalget.",
    older: "Vis eldre",
    newest: "Til det siste",
  },
} as const;

export const accountTextsIn = byLanguage({ nb: accountTexts, nn: nn.accountTexts });
