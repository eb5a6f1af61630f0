import type { Translated } from "../../platform/pure/language/index.ts";
import type { ResultCells, ToldFinding } from "./rules/results/index.ts";
import type * as nb from "./texts-findings.ts";

const CHECK = "Sjekk talet mot artikkelen.";

function slipText({ slip, ...told }: ToldFinding, { measure = "" }: ResultCells): string {
  switch (slip) {
    case null:
      return CHECK;
    case "ArmsSwapped":
      return "Er gruppene bytta om?";
    case "ErrorForDeviation":
      return "Er standardfeilen skriven som standardavvik?";
    case "DecimalMoved":
      return "Er kommaet flytta?";
    case "PercentOrShare":
      return "Er prosent og andel bytta om?";
    case "DigitsSwapped":
      return "Er sifra bytta om?";
    case "OtherMeasure":
      return measure === "RR" ? "Er det ein oddsratio?" : "Er det ein relativ risiko?";
    case "Complement":
      return "Er det talet på dei utan hendinga?";
    case "OtherConfidence":
      return told.finding === "IntervalDoesNotFit" && !told.isNarrower
        ? "Er det eit 99 % intervall?"
        : "Er det eit 90 % intervall?";
  }
}

function said(told: ToldFinding): string {
  switch (told.finding) {
    case "EventsAboveTotal":
      if (!told.areMore) return "Talet må vere eit heilt tal, og gruppa kan ikkje vere tom.";
      return `${told.events} hendingar av ${told.total}: det er fleire enn gruppa.`;
    case "PercentDoesNotFit":
      if (told.counted === null) return `${told.percent} er ikkje ein prosent mellom 0 og 100.`;
      return `${told.events} av ${told.total} er ${told.counted} %, ikkje ${told.percent}.`;
    case "MoreThanEnrolled":
    case "FarFewerThanEnrolled":
      return `${told.analysed} analyserte, men ${told.enrolled} med i gruppa.`;
    case "EstimateOutsideInterval":
      return `Effekten ${told.effect} ligg utanfor intervallet ${told.low} til ${told.high}.`;
    case "IntervalReversed":
      return "Frå er større enn til.";
    case "IntervalUneven":
      return `Intervallet er skeivt rundt effekten. Sjekk ${told.low} og ${told.high}.`;
    case "EstimateDoesNotFit":
      return `Av tala blir det ${told.computed}, ikkje ${told.effect}.`;
    case "IntervalDoesNotFit":
      return `Av tala blir intervallet ${told.low} til ${told.high}.`;
    case "PAgainstInterval":
      return `p er ${told.p}, men intervallet tek ${told.isInside ? "" : "ikkje "}med ${told.none}.`;
    case "WordsAgainstNumber":
      return told.number === "less"
        ? "Teksten seier fleire, talet seier færre."
        : "Teksten seier færre, talet seier fleire.";
  }
}

/** The question after what was said. Words and uneven intervals have said where to look. */
function asked(told: ToldFinding, cells: ResultCells): string {
  if (told.finding === "PercentDoesNotFit" && told.counted !== null) return `Skal det vere ${told.counted}?`;
  if (told.finding === "IntervalUneven" && told.slip === null) return "";
  const question = slipText(told, cells);
  return told.finding === "EstimateDoesNotFit" ? `${question} Er talet justert? Kryss av.` : question;
}

export const findingTexts: Translated<typeof nb.findingTexts> = {
  of: (told, cells) => [said(told), asked(told, cells)].filter(Boolean).join(" "),
  cannotBe: "Kan ikkje stemme",
  look: "Sjå på talet",
  setAside: "Det stemmer likevel",
  lookAgain: "Sjå på dei igjen",
  countSetAside: (count) => (count === 1 ? "1 funn er lagt til side" : `${count} funn er lagde til side`),
  computed: (effect, low, high) => `Rekna ut: ${effect} (${low} til ${high})`,
  use: "Bruk",
};
