import type { WarningRule } from "../../features/warning/rules/index.ts";

/** The texts that sum up, by their keys. */
const SUMMARIES = ["sammendrag", "klarsprak", "konklusjon"];

/** The rules for doubtful content in an assessment of any type, each with its reason. features/warning/README.md */
export const warnings: WarningRule[] = [
  {
    kind: "OldSearch",
    days: 365,
    why: "Det kan ha kommet studier siden som endrer konklusjonen. Søk på nytt, eller si hvorfor søket fortsatt holder.",
  },
  {
    kind: "SelectionNotExplained",
    why: "Leseren må kunne se hvordan treffene ble til de studiene dere bygger på, og hvorfor studier som ble lest i fulltekst, ble utelatt.",
  },
  {
    kind: "IncludedNotInTables",
    why: "Leseren finner ikke igjen alle studiene dere bygger på. Legg dem inn i evidenstabellene, eller rett antallet i utvelgelsen.",
  },
  {
    kind: "InTablesNotIncluded",
    why: "Leseren kan ikke se hvordan alle studiene ble funnet. Rett antallet i utvelgelsen, eller ta ut studien som ikke ble inkludert.",
  },
  {
    kind: "StudyWithoutReference",
    why: "Uten referanse kan ingen finne studien igjen og kontrollere det som står.",
  },
  {
    kind: "EffectWithoutNumber",
    unless: [
      ...["ikke rapportert", "ikke oppgitt", "ikke beregnet", "ikke målt", "kvalitativ"],
      ...["ikkje rapportert", "ikkje oppgitt", "ikkje berekna", "ikkje rekna ut", "ikkje målt"],
    ],
    why: "Uten tall kan leseren ikke se om effekten er stor nok til å bety noe. Skriv tallet, eller at det ikke er rapportert.",
  },
  {
    kind: "CostsWithoutSource",
    why: "Leseren må kunne se hva kostnadene bygger på: tilbud, rammeavtale, regnskap eller anslag.",
  },
  {
    kind: "CostsWithoutYear",
    why: "Priser endrer seg. Uten prisnivå og år kan tallene ikke brukes av andre.",
  },
  {
    kind: "UnequalPatients",
    why: "Da viser Netto også hva flere eller færre pasienter koster, ikke bare forskjellen mellom metodene. Skriv samme antall, eller forklar forskjellen i teksten om driftskostnadene.",
  },
  {
    kind: "NumbersCannotBe",
    why: "Ingen studie kan ha disse tallene. Sjekk dem mot artikkelen, og rett dem eller si at de stemmer likevel.",
  },
  {
    kind: "NumbersToLookAt",
    why: "Tallene kan være riktige, men er det sjelden. Halvparten av feilene i uthentede data er rene tallfeil.",
  },
  {
    kind: "PatientsAgainstEconomy",
    block: "antall-per-ar",
    why: "Kostnadene gjelder da en annen gruppe enn den dere beskriver. Rett tallet som er feil.",
  },
  {
    kind: "NumberNowhereElse",
    blocks: SUMMARIES,
    why: "Leseren finner ikke ut hvor tallet kommer fra. Rett det, eller ta med det det bygger på.",
  },
  {
    kind: "FewOutcomes",
    why: "Leseren venter svar på alle utfallene i PICO. Ta med dem som mangler, også dem ingen studier målte.",
  },
  {
    kind: "OutcomeWithoutCertainty",
    why: "Uten tillit vet ikke leseren hvor sikkert resultatet er, og setningen lages ikke.",
  },
  {
    kind: "EffectWithoutAbsolute",
    why: "En relativ effekt alene virker større enn den er. Med risikoen uten metoden ser leseren hvor mange det gjelder.",
  },
  { kind: "EffectWithoutInterval", why: "Uten konfidensintervall ser ikke leseren hvor usikkert tallet er." },
  {
    kind: "BaselineWithoutSource",
    why: "Forskjellen i antall bygger på denne risikoen. Leseren må kunne se om den gjelder egne pasienter.",
  },
  {
    kind: "CertaintyAgainstReasons",
    why: "Leseren ser begge deler. Endre tilliten eller grunnene, eller skriv hvorfor de er ulike.",
  },
  { kind: "CertaintyWithoutReason", why: "Leseren må kunne se hva som trekker tilliten ned." },
  {
    kind: "HighTrustWideInterval",
    why: "Et intervall som går begge veier, er en grunn til å sette tilliten ned for upresise tall.",
  },
  { kind: "SizeAgainstNumber", why: "Da sier ordene og tallene hver sitt, og setningen lages ikke." },
  {
    kind: "TrustAboveOutcomes",
    block: "tillit",
    options: { high: "hoy", moderate: "middels", low: "lav", "very-low": "svart-lav" },
    why: "Den laveste tilliten blant de avgjørende utfallene gjelder samlet (GRADE).",
  },
  { kind: "OnlyGood", why: "En beslutning må veie nytte mot ulempe. Ta med bivirkninger og annet ingen ønsker." },
  {
    kind: "SentenceOutOfDate",
    blocks: SUMMARIES,
    why: "Tabellen er endret etter at setningen ble satt inn. Rett setningen, eller sett den inn på nytt.",
  },
  {
    kind: "WordsAgainstTrust",
    blocks: SUMMARIES,
    why: "«Trolig» er ordet for middels tillit, «muligens» for lav. Med et annet ord leses resultatet sikrere eller mer usikkert enn det er.",
  },
  { kind: "OpenComment", why: "Noen venter på svar. Svar, eller marker kommentaren som løst." },
  {
    kind: "UnansweredReview",
    why: "Leserne ser fagfellens innvendinger. Et svar viser hva dere gjorde med dem.",
  },
];
