import type { SeveralAction } from "./rules/index.ts";

const pages = (count: number): string => (count === 1 ? "1 side" : `${count} sider`);

type ByAction<T> = { readonly [D in SeveralAction]: T };
type TermAction = "addTerm" | "takeTerm";

/** Several pages of a folder at once. */
export const severalPagesTexts = {
  heading: (folder: string) => `Sidene under «${folder}»`,
  filter: "Finn i listen",
  state: "Tilstand",
  anyState: "Alle",
  count: (shown: number, all: number) => (shown === all ? pages(all) : `${shown} av ${pages(all)}`),
  choose: (name: string) => `Velg «${name}»`,
  chooseAll: "Velg alle som vises",
  chosen: (count: number) => (count === 0 ? "Ingen sider er valgt" : `${pages(count)} valgt`),
  actions: {
    publish: "Publiser",
    unpublish: "Avpubliser",
    move: "Flytt",
    trash: "Legg i papirkurven",
    addTerm: "Legg til begrepet",
    takeTerm: "Fjern begrepet",
  } satisfies ByAction<string>,
  to: "Flytt til",
  field: "Felt",
  term: "Begrep",
  noPlace: "Det er ingen annen side som alle de valgte sidene kan stå under.",
  confirm: {
    publish: (count) => `Vil du publisere ${pages(count)}? Det som må rettes på en side, stopper bare den siden.`,
    unpublish: (count) =>
      `Vil du avpublisere ${pages(count)}? Leserne får dem ikke lenger. De blir liggende som utkast.`,
    trash: (count) =>
      `${pages(count)} og sidene under blir borte for leserne. Du kan hente dem tilbake. Vil du legge dem i papirkurven?`,
  } satisfies { readonly [D in Exclude<SeveralAction, "move" | TermAction>]: (count: number) => string },
  confirmMove: (count: number, to: string) =>
    `Vil du flytte ${pages(count)} til «${to}»? Gamle adresser fører videre til de nye.`,
  confirmTerm: {
    addTerm: (count, term, field) =>
      `Vil du legge til «${term}» i feltet «${field}» på ${pages(count)}? Leserne ser det når sidene publiseres.`,
    takeTerm: (count, term, field) =>
      `Vil du fjerne «${term}» fra feltet «${field}» på ${pages(count)}? Leserne ser det når sidene publiseres.`,
  } satisfies { readonly [D in TermAction]: (count: number, term: string, field: string) => string },
  hiddenBy: (above: readonly string[]) =>
    above.length === 1
      ? `Leserne får ikke alle sidene før siden over, «${above[0]}», er publisert.`
      : `Leserne får ikke alle sidene før sidene over er publisert: ${above.map((name) => `«${name}»`).join(", ")}.`,
  leave: (done: number, all: number) =>
    `${done} av ${pages(all)} er ferdig. Går du nå, blir resten som før. Vil du gå likevel?`,
  endsPlans: (count: number) =>
    count === 1
      ? "1 av dem er planlagt til senere. Den kommer ut nå, og planen blir avbrutt."
      : `${count} av dem er planlagt til senere. De kommer ut nå, og planene blir avbrutt.`,
  keepsOther: "Sider som har et annet begrep i feltet, blir ikke endret.",
  noRoom: "Feltet har et annet begrep. Fjern det først.",
  retired: (term: string) => `${term} (ute av bruk)`,
  stillChosen: (count: number) =>
    `${pages(count)} er fortsatt valgt, så du kan publisere ${count === 1 ? "den" : "dem"}.`,
  unfinished: (count: number) =>
    `${pages(count)} har andre endringer som ikke er publisert, og er ikke valgt lenger. Se gjennom før du publiserer:`,
  linked: (names: readonly string[]) => `Disse sidene lenker hit: ${names.join(", ")}.`,
  running: (done: number, all: number) => `${done} av ${pages(all)} …`,
  stop: "Stopp",
  done: {
    publish: (count) => `${pages(count)} er publisert`,
    unpublish: (count) => `${pages(count)} er avpublisert`,
    move: (count) => `${pages(count)} er flyttet`,
    trash: (count) => `${pages(count)} ligger i papirkurven`,
    addTerm: (count) => `${pages(count)} har begrepet i utkastet.`,
    takeTerm: (count) => `${pages(count)} har ikke begrepet i utkastet.`,
  } satisfies ByAction<(count: number) => string>,
  open: (count: number) => (count === 1 ? "Vis siden under som liste" : `Vis de ${count} sidene under som liste`),
  openHeading: "Flere sider på en gang",
  openHint:
    "I listen kan du velge sider og publisere, avpublisere eller flytte dem samlet, legge dem i papirkurven, og legge til eller fjerne begreper.",
  closeList: (folder: string) => `Lukk listen over sidene under «${folder}»`,
  failed: (count: number) => `${pages(count)} ble ikke endret`,
  notReached: (count: number) => `${pages(count)} er som før, og er fortsatt valgt.`,
  close: "Lukk",
} as const;
