import type { Translated } from "../../platform/pure/language/index.ts";
import { norwegianDay } from "../../platform/pure/norwegian-date/index.ts";
import { inSentence } from "../../platform/pure/text/index.ts";
import type { Outcome } from "./rules/index.ts";
import type * as nb from "./texts.ts";
import { decisionOutcomeTexts } from "./texts-outcome.nn.ts";

export const decisionTexts: Translated<typeof nb.decisionTexts> = {
  askedOfNewer: "Verksemda er spurd om ei nyare utgåve.",
  importedAgain: "Avgjerda er importert på nytt med ei nyare utgåve.",
  title: "Avgjerd og oppfølging",
  outcomes: decisionOutcomeTexts,
  results: {
    "as-planned": "Som planlagt",
    partly: "Delvis",
    "not-done": "Ikkje gjennomført",
    stopped: "Stansa",
  },
  due: {
    none: "Skal ikkje følgjast opp meir",
    later: "Skal følgjast opp seinare",
    due: "Skal følgjast opp no",
    overdue: "Oppfølginga er forfallen",
  },
  fields: {
    outcome: "Kva er avgjort?",
    conditions: "Vilkår",
    reason: "Grunngiving",
    measure: "Kva skal målast?",
    decidedOn: "Avgjort",
    deciderRole: "Rolla til den som avgjorde",
    responsible: "Kven følgjer opp?",
    responsibleEmail: "E-postadressa som får påminning",
    followUpOn: "Skal følgjast opp",
    mayBeShown: "Vis avgjerda for alle",
    result: "Korleis gjekk det?",
    finding: "Kva fann de?",
    nextOn: "Skal følgjast opp igjen",
  },
  hints: {
    responsible: "Skriv rolla eller eininga, ikkje eit namn",
    noPersons: "Ikkje skriv namn eller pasientopplysningar her.",
  },
  onEdition: (edition) => `Avgjort på utgåve ${edition}`,
  line: (outcome, organization, decidedOn) =>
    `Avgjort ${inSentence(decisionOutcomeTexts[outcome])}, ${organization}, ${norwegianDay(decidedOn)}`,
  news: (outcome, organization, title) =>
    `Avgjort ${inSentence(decisionOutcomeTexts[outcome])}, ${organization}: ${title}`,
  newsSubject: (outcome, title) => `Avgjort ${inSentence(decisionOutcomeTexts[outcome])}: ${title}`,
  sum: (given, by) => {
    const counted = (Object.keys(decisionOutcomeTexts) as Outcome[])
      .map(
        (outcome) =>
          [given.filter((each) => each === outcome).length, inSentence(decisionOutcomeTexts[outcome])] as const,
      )
      .filter(([count]) => count > 0);
    return `${given.length} ${by} har avgjort: ${counted.map(([count, label]) => `${count} ${label}`).join(", ")}`;
  },
};
