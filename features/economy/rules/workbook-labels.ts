/** The parts of an evaluation, by the names that the specification gives them. */
export const economyParts = {
  startupCosts: "Oppstartskostnader",
  patientBase: "Pasientgrunnlag",
  operationalCosts: "Driftskostnader",
  budget: "Budsjett",
  financialBasis: "Finansieringsgrunnlag",
} as const;

/** The names of rows and columns of the evaluation. */
export type EconomyLabels = {
  readonly parts: Readonly<Record<keyof typeof economyParts, string>>;
  readonly years: readonly [string, string];
  readonly methods: Readonly<Record<"old" | "new", string>>;
  readonly budgetYears: readonly [string, string];
  readonly comments: string;
  /** The six rows of startup costs. */
  readonly startup: readonly [string, string, string, string, string, string];
  readonly startupSum: string;
  readonly patients: string;
  /** The five rows of costs for a patient. */
  readonly costs: readonly [string, string, string, string, string];
  readonly perPatient: (label: string) => string;
  readonly costPerPatient: string;
  readonly costForAll: string;
  readonly fixedCosts: string;
  readonly changeInCost: string;
  /** The four rows of the budget. */
  readonly budget: readonly [string, string, string, string];
  readonly net: string;
};

/** The names as they stand in the workbook, which is known by them: they are data, and the same in every language of the interface. */
export const workbookLabels: EconomyLabels = {
  parts: economyParts,
  years: ["År 1", "År 2"],
  methods: { old: "Gammel metode", new: "Ny metode" },
  budgetYears: ["Inneværende budsjettår", "Neste budsjettår"],
  comments: "Kommentarer",
  startup: ["Utstyr", "Opplæring", "Lokaler og ombygging", "IKT", "Prosjekt og innføring", "Annet"],
  startupSum: "Sum oppstartskostnader",
  patients: "Antall pasienter",
  costs: ["Utredning", "Behandling", "Oppfølging", "Komplikasjoner og reinnleggelser", "Annet"],
  perPatient: (label) => `${label} per pasient`,
  costPerPatient: "Kostnad per pasient",
  costForAll: "Kostnad for alle pasienter",
  fixedCosts: "Faste årlige kostnader ved ny metode",
  changeInCost: "Endring i kostnader ved ny metode for alle pasienter",
  budget: [
    "Endring i inntekt som følge av ny metode",
    "Likviditetsbehov ift. investeringer og engangskostnader",
    "Årlig endring i kostnader med ny metode for alle pasienter",
    "Evt. annet inntekter (+) / utgifter (-)",
  ],
  net: "Netto",
};
