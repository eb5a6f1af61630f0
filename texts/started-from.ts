/** Starting from another's published assessment: on its page, in the start form, and on what was started. */
export const startedFromTexts = {
  /** On the reading page. */
  question: "Skal dere vurdere det samme?",
  start: "Start fra denne vurderingen",
  /** Above the start form. */
  heading: "Dere starter fra en publisert vurdering",
  copied:
    "Det som beskriver metoden og søkene, kopieres til den nye. Resultater, tall og konklusjoner kopieres ikke, og søkene må gjøres på nytt.",
  read: "Les vurderingen",
  without: "Start uten den",
  /** Before the name of the other, for readers and for authors. */
  label: "Startet fra",
  gone: "en vurdering som ikke lenger er publisert",
} as const;
