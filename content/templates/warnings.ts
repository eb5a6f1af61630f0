import type { WarningRule } from "../../features/warning/rules/index.ts";

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
    unless: ["ikke rapportert", "ikke oppgitt", "ikke beregnet", "ikke målt", "kvalitativ"],
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
  { kind: "OpenComment", why: "Noen venter på svar. Svar, eller marker kommentaren som løst." },
  {
    kind: "UnansweredReview",
    why: "Leserne ser fagfellens innvendinger. Et svar viser hva dere gjorde med dem.",
  },
];
