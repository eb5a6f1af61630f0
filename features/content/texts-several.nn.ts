import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-several.ts";

const pages = (count: number): string => (count === 1 ? "1 side" : `${count} sider`);
/** The participle of a verb agrees: «1 side er publisert», «2 sider er publiserte». */
const areDone = (count: number, one: string, many: string): string => `${pages(count)} er ${count === 1 ? one : many}`;

export const severalPagesTexts: Translated<typeof nb.severalPagesTexts> = {
  heading: (folder) => `Sidene under «${folder}»`,
  filter: "Finn i lista",
  state: "Tilstand",
  anyState: "Alle",
  count: (shown, all) => (shown === all ? pages(all) : `${shown} av ${pages(all)}`),
  choose: (name) => `Vel «${name}»`,
  chooseAll: "Vel alle som er viste",
  chosen: (count) => (count === 0 ? "Ingen sider er valde" : `${pages(count)} ${count === 1 ? "vald" : "valde"}`),
  actions: {
    publish: "Publiser",
    unpublish: "Avpubliser",
    move: "Flytt",
    trash: "Legg i papirkorga",
    addTerm: "Legg til omgrepet",
    takeTerm: "Fjern omgrepet",
  },
  to: "Flytt til",
  field: "Felt",
  term: "Omgrep",
  noPlace: "Det er inga anna side som alle dei valde sidene kan stå under.",
  confirm: {
    publish: (count) => `Vil du publisere ${pages(count)}? Det som må rettast på ei side, stoppar berre den sida.`,
    unpublish: (count) =>
      count === 1
        ? "Vil du avpublisere 1 side? Lesarane får ikkje sida lenger. Ho blir liggjande som utkast."
        : `Vil du avpublisere ${pages(count)}? Lesarane får dei ikkje lenger. Dei blir liggjande som utkast.`,
    trash: (count) =>
      `${pages(count)} og sidene under blir borte for lesarane. Du kan hente dei tilbake. Vil du leggje dei i papirkorga?`,
  },
  confirmMove: (count, to) => `Vil du flytte ${pages(count)} til «${to}»? Gamle adresser fører vidare til dei nye.`,
  confirmTerm: {
    addTerm: (count, term, field) =>
      `Vil du leggje til «${term}» i feltet «${field}» på ${pages(count)}? Lesarane ser det når sidene blir publiserte.`,
    takeTerm: (count, term, field) =>
      `Vil du fjerne «${term}» frå feltet «${field}» på ${pages(count)}? Lesarane ser det når sidene blir publiserte.`,
  },
  hiddenBy: (above) =>
    above.length === 1
      ? `Lesarane får ikkje alle sidene før sida over, «${above[0]}», er publisert.`
      : `Lesarane får ikkje alle sidene før sidene over er publiserte: ${above.map((name) => `«${name}»`).join(", ")}.`,
  leave: (done, all) =>
    `${done} av ${pages(all)} er ${done === 1 ? "ferdig" : "ferdige"}. Går du no, blir resten som før. Vil du gå likevel?`,
  endsPlans: (count) =>
    count === 1
      ? "1 av dei er planlagd til seinare. Ho kjem ut no, og planen blir avbroten."
      : `${count} av dei er planlagde til seinare. Dei kjem ut no, og planane blir avbrotne.`,
  keepsOther: "Sider som har eit anna omgrep i feltet, blir ikkje endra.",
  noRoom: "Feltet har eit anna omgrep. Fjern det først.",
  retired: (term) => `${term} (ute av bruk)`,
  stillChosen: (count) =>
    count === 1
      ? "1 side er framleis vald, så du kan publisere sida."
      : `${pages(count)} er framleis valde, så du kan publisere dei.`,
  unfinished: (count) =>
    count === 1
      ? "1 side har andre endringar som ikkje er publiserte, og er ikkje vald lenger. Sjå gjennom før du publiserer:"
      : `${pages(count)} har andre endringar som ikkje er publiserte, og er ikkje valde lenger. Sjå gjennom før du publiserer:`,
  linked: (names) => `Desse sidene lenkar hit: ${names.join(", ")}.`,
  running: (done, all) => `${done} av ${pages(all)} …`,
  stop: "Stopp",
  done: {
    publish: (count) => areDone(count, "publisert", "publiserte"),
    unpublish: (count) => areDone(count, "avpublisert", "avpubliserte"),
    move: (count) => `${pages(count)} er flytta`,
    trash: (count) => `${pages(count)} ligg i papirkorga`,
    addTerm: (count) => `${pages(count)} har omgrepet i utkastet.`,
    takeTerm: (count) => `${pages(count)} har ikkje omgrepet i utkastet.`,
  },
  open: (count) => (count === 1 ? "Vis sida under som liste" : `Vis dei ${count} sidene under som liste`),
  openHeading: "Fleire sider på ein gong",
  openHint:
    "I lista kan du velje sider og publisere, avpublisere eller flytte dei samla, leggje dei i papirkorga, og leggje til eller fjerne omgrep.",
  closeList: (folder) => `Lukk lista over sidene under «${folder}»`,
  failed: (count) => `${pages(count)} blei ikkje endra`,
  notReached: (count) => `${pages(count)} er som før, og er framleis ${count === 1 ? "vald" : "valde"}.`,
  close: "Lukk",
};
