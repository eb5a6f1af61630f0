/** Files on their way. features/image/README.md */
export const uploadTexts = {
  queue: "Opplasting",
  waiting: "Venter",
  percent: (percent: number) => `${percent} %`,
  working: "Gjør klart …",
  progress: (name: string) => `Laster opp ${name}`,
  uploadFailed: "Beklager, noe gikk galt.",
  retry: "Prøv igjen",
  retryNamed: (name: string) => `Prøv igjen å laste opp ${name}`,
  dismiss: "Fjern",
  dismissNamed: (name: string) => `Fjern ${name} fra listen`,
} as const;
