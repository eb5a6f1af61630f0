import type { ResultCells, ToldFinding } from "./rules/results/index.ts";

const CHECK = "Sjekk tallet mot artikkelen.";

/** The likely slip as a question; without one the article is to be looked at. */
function slipText({ slip, ...told }: ToldFinding, { measure = "" }: ResultCells): string {
  switch (slip) {
    case null:
      return CHECK;
    case "ArmsSwapped":
      return "Er gruppene byttet om?";
    case "ErrorForDeviation":
      return "Er standardfeilen skrevet som standardavvik?";
    case "DecimalMoved":
      return "Er kommaet flyttet?";
    case "PercentOrShare":
      return "Er prosent og andel byttet om?";
    case "DigitsSwapped":
      return "Er sifrene byttet om?";
    case "OtherMeasure":
      return measure === "RR" ? "Er det en oddsratio?" : "Er det en relativ risiko?";
    case "Complement":
      return "Er det antallet uten hendelsen?";
    case "OtherConfidence":
      return told.finding === "IntervalDoesNotFit" && !told.isNarrower
        ? "Er det et 99 % intervall?"
        : "Er det et 90 % intervall?";
  }
}

function said(told: ToldFinding): string {
  switch (told.finding) {
    case "EventsAboveTotal":
      if (!told.areMore) return "Antallet må være et helt tall, og gruppen kan ikke være tom.";
      return `${told.events} hendelser av ${told.total}: det er flere enn gruppen.`;
    case "PercentDoesNotFit":
      if (told.counted === null) return `${told.percent} er ikke en prosent mellom 0 og 100.`;
      return `${told.events} av ${told.total} er ${told.counted} %, ikke ${told.percent}.`;
    case "MoreThanEnrolled":
    case "FarFewerThanEnrolled":
      return `${told.analysed} analysert, men ${told.enrolled} med i gruppen.`;
    case "EstimateOutsideInterval":
      return `Effekten ${told.effect} ligger utenfor intervallet ${told.low} til ${told.high}.`;
    case "IntervalReversed":
      return "Fra er større enn til.";
    case "IntervalUneven":
      return `Intervallet er skjevt rundt effekten. Sjekk ${told.low} og ${told.high}.`;
    case "EstimateDoesNotFit":
      return `Av tallene blir ${told.computed}, ikke ${told.effect}.`;
    case "IntervalDoesNotFit":
      return `Av tallene blir intervallet ${told.low} til ${told.high}.`;
    case "PAgainstInterval":
      return `p er ${told.p}, men intervallet tar ${told.isInside ? "" : "ikke "}med ${told.none}.`;
    case "WordsAgainstNumber":
      return told.number === "less"
        ? "Teksten sier flere, tallet sier færre."
        : "Teksten sier færre, tallet sier flere.";
  }
}

/** The question after what was said. Words and uneven intervals have said where to look. */
function asked(told: ToldFinding, cells: ResultCells): string {
  if (told.finding === "PercentDoesNotFit" && told.counted !== null) return `Skal det være ${told.counted}?`;
  if (told.finding === "IntervalUneven" && told.slip === null) return "";
  const question = slipText(told, cells);
  return told.finding === "EstimateDoesNotFit" ? `${question} Er tallet justert? Kryss av.` : question;
}

/** Findings in the numbers of a result, for authors and reviewers. A finding stops nothing. */
export const findingTexts = {
  of: (told: ToldFinding, cells: ResultCells): string => [said(told), asked(told, cells)].filter(Boolean).join(" "),
  cannotBe: "Kan ikke stemme",
  look: "Se på tallet",
  setAside: "Det stemmer likevel",
  lookAgain: "Se på dem igjen",
  countSetAside: (count: number) => (count === 1 ? "1 funn er lagt til side" : `${count} funn er lagt til side`),
  computed: (effect: string, low: string, high: string) => `Regnet ut: ${effect} (${low} til ${high})`,
  use: "Bruk",
} as const;
