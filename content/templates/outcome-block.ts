import type { FieldBlock } from "../../features/template/rules/index.ts";

/** The outcomes of PICO with effect and certainty, before the text that elaborates on them. */
export const outcomeBlock = (own: { readonly mandatory: boolean }): FieldBlock => ({
  kind: "OutcomeTable",
  key: "utfall",
  title: "Utfallstabell",
  description:
    "Én rad for hvert utfall som betyr noe for pasienten. Tallene regnes om til «av 1 000», og setningen lages av tilliten.",
  helpText:
    "Ta utfallene fra PICO ett for ett, også de uønskede. Skriv effekten slik den står i oversikten eller studien, og risikoen uten metoden. Da regnes forskjellen ut, og leseren får den i tall og i ord. Tre til sju utfall er nok.",
  feeds: ["outcomes"],
  ...(own.mandatory ? { mandatory: true } : {}),
  helps: {
    importance:
      "Avgjørende er utfall som alene kan avgjøre om metoden bør brukes, for eksempel død eller livskvalitet.",
    "baseline.1.value":
      "Hvor mange som får utfallet med dagens behandling. Bruk egne tall, et register eller medianen i kontrollgruppene. Usikkerheten i dette tallet er ikke med i intervallet for forskjellen.",
    effect: "Skriv tallet og konfidensintervallet slik de står i kilden. Fant dere ingen tall, velg retning.",
    importantFrom:
      "Mindre forskjeller enn dette regnes som liten eller ingen forskjell. Skriv antall per 1 000, eller enheter på skalaen.",
    start: "Randomiserte studier begynner på høy tillit, observasjonsstudier på lav.",
    certaintyWhy: "Skriv hva som trekker tilliten ned eller opp. Det vises for leserne.",
  },
});
