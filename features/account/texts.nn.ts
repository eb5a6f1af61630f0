import type { Translated } from "../../platform/pure/language/index.ts";
import type { DeskRole } from "../access/rules/index.ts";
import type { GivenRole } from "./rules/index.ts";
import type * as nb from "./texts.ts";

const inList: Readonly<Record<DeskRole, string>> = { editor: "Redaktør", admin: "Administrator" };
const given: Readonly<Record<GivenRole, string>> = {
  provider: "rolla frå innlogginga",
  none: "inga rolle",
  editor: "redaktør",
  admin: "administrator",
};
const becomes: Readonly<Record<GivenRole, string>> = {
  provider: "får rolla frå innlogginga",
  none: "mistar rolla si",
  editor: "blir redaktør",
  admin: "blir administrator",
};

export const accountTexts: Translated<typeof nb.accountTexts> = {
  title: "Brukarar og roller",
  toAccounts: "Brukarar og roller",
  lead: "Her ser du kven som har ei rolle på nettstadene du administrerer, og kan endre rolla. Endringa gjeld med ein gong.",
  howTo: "Den som skal få ei rolle, må ha logga inn minst éin gong. Vel «Alle som har logga inn» for å finne personen.",
  search: "Søk etter namn eller e-postadresse",
  who: "Vis",
  whos: { desk: "Dei som har ei rolle", everybody: "Alle som har logga inn" },
  find: "Søk",
  found: (count) => (count === 1 ? "1 person" : `${count} personar`),
  none: "Ingen passar med søket.",
  table: "Brukarar med roller på kvar nettstad",
  columns: { name: "Namn", signedIn: "Sist innlogga" },
  never: "Aldri",
  previous: "Førre side",
  next: "Neste side",
  roleOf: (name, site) => `Rolla til ${name} på ${site}`,
  choices: (provider) => ({
    provider: `${provider === null ? "Inga rolle" : inList[provider]} (frå innlogginga)`,
    none: "Inga rolle",
    ...inList,
  }),
  confirm: (name, site, role) => `${name} ${becomes[role]} på ${site} med ein gong. Vil du endre rolla?`,
  saved: (name) => `Rolla til ${name} er endra`,
  people: {
    find: "Finn ein person",
    findHint: "Skriv minst to teikn av namnet eller e-postadressa",
    none: "Ingen passar. Personen må ha logga inn minst éin gong.",
    add: (name) => `Legg til ${name}`,
    remove: (name) => `Fjern ${name}`,
    removeShort: "Fjern",
    chosen: "Valde personar",
    added: (name) => `${name} er lagd til`,
    removed: (name) => `${name} er fjerna`,
  },
  gave: (name, role) => `${name}: ${given[role]}`,
  log: {
    title: "Logg",
    toLog: "Logg",
    lead: "Kva redaktørar og administratorar har gjort på nettstadene du administrerer. Sjølve tekstane står ikkje her.",
    who: "Kven",
    whoHint: "Namnet, eller ein del av det",
    part: "Kva det gjeld",
    parts: {
      pages: "Sider",
      assessments: "Vurderingar",
      accounts: "Innlogging, roller og tilgang",
      other: "Filer og søk",
    },
    everything: "Alt",
    from: "Frå og med",
    to: "Til og med",
    show: "Vis",
    reset: "Nullstill",
    table: "Kva som er gjort, det siste først",
    columns: { at: "Når", who: "Kven", action: "Kva", what: "Gjeld", site: "Nettstad" },
    none: "Ingenting passar med utvalet.",
    older: "Vis eldre",
    newest: "Til det siste",
  },
};
