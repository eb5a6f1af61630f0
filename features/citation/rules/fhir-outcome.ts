import { clean } from "../../../platform/pure/norwegian-number/index.ts";
import {
  effectsOf,
  isRatio,
  type OutcomeCells,
  type Shown,
  type ShownOutcome,
  type TextsInSentence,
} from "../../outcome/rules/index.ts";
import {
  certaintyRating,
  confidenceInterval,
  overallCertainty,
  reasonRating,
  reasonType,
  statisticType,
} from "./fhir-codes.ts";

type Effect = Extract<ReturnType<typeof effectsOf>, { readonly kind: "Effect" }>;

/** An outcome of a table: its row, and the same as readers see it. */
export type Finding = {
  /** Its place among the outcomes of the edition: ids are made of it. */
  readonly at: number;
  readonly cells: OutcomeCells;
  readonly texts: TextsInSentence;
  readonly shown: ShownOutcome;
};

type Quantity = { readonly value: number; readonly unit?: string };

const profile = (name: string) => ({ profile: [`http://hl7.org/fhir/uv/ebm/StructureDefinition/${name}`] });

const ends = (low: number | null, high: number | null) =>
  low === null || high === null
    ? {}
    : {
        attributeEstimate: [
          { type: confidenceInterval, level: 0.95, range: { low: { value: low }, high: { value: high } } },
        ],
      };

/** A number as readers see it, as a machine counts: people as a share, rates for each person-year, else in units. */
function quantityOf({ scale }: Effect, { per }: Shown, { unit = "" }: OutcomeCells) {
  const number = (value: number) => (per === null ? value : clean(value / per));
  const named = scale === "rate" ? "per personår" : scale === "deviations" ? "standardavvik" : unit.trim();
  const of = (value: number): Quantity => ({
    value: number(value),
    ...(scale === "risk" || named === "" ? {} : { unit: named }),
  });
  return { of, ends: (low: number | null, high: number | null) => ends(low && number(low), high && number(high)) };
}

const aloneType = { risk: "risk", rate: "rate", units: "mean", deviations: "mean" } as const;

/** A statistic for each baseline that has this number. */
function alone(cells: OutcomeCells, side: "baseline" | "with") {
  const effect = effectsOf(cells);
  if (effect.kind !== "Effect") return [];
  return effect.baselines.flatMap(({ label, shown }) => {
    const value = shown?.[side] ?? null;
    if (shown === null || value === null) return [];
    const quantity = quantityOf(effect, shown, cells);
    return {
      ...(label === "" ? {} : { description: label }),
      statisticType: { text: aloneType[effect.scale] },
      quantity: quantity.of(value),
      ...(side === "with" ? quantity.ends(shown.withLow, shown.withHigh) : {}),
    };
  });
}

/** The effect as it was written; a difference of risks as a share. */
function written({ measure, typed: { value, low, high } }: Effect, { unit = "" }: OutcomeCells) {
  const number = (each: number) => (measure === "RD" ? clean(each / 100) : each);
  return {
    statisticType: statisticType(measure),
    quantity: { value: number(value), ...(measure === "MD" && unit.trim() !== "" ? { unit: unit.trim() } : {}) },
    ...ends(low && number(low), high && number(high)),
  };
}

const differenceType = {
  risk: statisticType("RD"),
  rate: { text: "rate difference" },
  units: statisticType("MD"),
  deviations: statisticType("SMD"),
} as const;

/** The numbers that follow from the written effect at each baseline: the difference, and how many are treated for one event. */
function computed(effect: Effect, cells: OutcomeCells) {
  const isWritten = !isRatio(effect.measure) && !(effect.measure === "SMD" && effect.scale === "units");
  return effect.baselines.flatMap(({ label, shown }) => {
    if (shown === null) return [];
    const of = label === "" ? {} : { description: label };
    const quantity = quantityOf(effect, shown, cells);
    const { nnt, difference, differenceLow, differenceHigh } = shown;
    const absolute = {
      ...of,
      statisticType: differenceType[effect.scale],
      quantity: quantity.of(difference),
      ...quantity.ends(differenceLow, differenceHigh),
    };
    const needed = nnt && {
      ...of,
      statisticType: { text: "number needed to treat" },
      quantity: { value: nnt.n },
      ...ends(nnt.lo, nnt.hi),
    };
    return [...(isWritten ? [] : [absolute]), ...(needed ? [needed] : [])];
  });
}

/** The statistics of a comparison; the first has the number of studies and participants. */
function comparison({ cells, shown }: Finding) {
  const effect = effectsOf(cells);
  const [first = {}, ...more] = effect.kind === "Effect" ? [written(effect, cells), ...computed(effect, cells)] : [];
  const participants = shown.hasNoStudies ? null : shown.participants === "" ? null : Number(cells.participants);
  const studies = shown.hasNoStudies ? 0 : shown.studies;
  const size = {
    ...(studies === null ? {} : { numberOfStudies: studies }),
    ...(participants === null ? {} : { numberOfParticipants: participants }),
  };
  const all = [{ ...first, ...(Object.keys(size).length === 0 ? {} : { sampleSize: size }) }, ...more];
  return all.filter((each) => Object.keys(each).length > 0);
}

function certaintyIn({ certainty, reasons, why }: ShownOutcome) {
  if (certainty === null) return {};
  const subcomponent = reasons.map(({ key, step }) => ({ type: reasonType[key], rating: reasonRating[step] }));
  return {
    certainty: [
      {
        ...(why === "" ? {} : { description: why }),
        type: overallCertainty,
        rating: certaintyRating[certainty],
        ...(subcomponent.length === 0 ? {} : { subcomponent }),
      },
    ],
  };
}

const variableId = ({ at }: Finding) => `outcome-${at}`;
const ofOutcome = (finding: Finding) => ({
  variableRole: "outcome",
  observed: { reference: `#${variableId(finding)}`, type: "EvidenceVariable", display: finding.shown.name },
});

const evidence = (kind: string, finding: Finding, title: string, more: object) => ({
  resourceType: "Evidence",
  id: `${kind}-${finding.at}`,
  meta: profile(`${kind}-evidence`),
  status: "active",
  title,
  ...more,
});

const orDash = (text: string): string => (text.trim() === "" ? "–" : text.trim());

/** The resources of one outcome, which sections of the table refer to; null where nothing is known. */
export function evidenceOf(finding: Finding) {
  const { cells, shown } = finding;
  const { interventionInText, comparatorInText } = finding.texts;
  const [method, other] = [orDash(interventionInText), orDash(comparatorInText)];
  const [without, withMethod, statistic] = [alone(cells, "baseline"), alone(cells, "with"), comparison(finding)];
  const about = [shown.followUp, shown.scale].filter((text) => text !== "");
  const ofGroup = (group: string) => [{ variableRole: "population", description: group }, ofOutcome(finding)];
  return {
    variable: {
      resourceType: "EvidenceVariable",
      id: variableId(finding),
      status: "active",
      title: shown.name,
      ...(about.length === 0 ? {} : { description: about.join("; ") }),
    },
    comparator:
      without.length === 0
        ? null
        : evidence("comparator-only", finding, `${shown.name}: ${other}`, {
            variableDefinition: ofGroup(other),
            statistic: without,
          }),
    intervention:
      withMethod.length === 0
        ? null
        : evidence("intervention-only", finding, `${shown.name}: ${method}`, {
            variableDefinition: ofGroup(method),
            statistic: withMethod,
          }),
    comparative: evidence("comparative", finding, `${shown.name}: ${method} / ${other}`, {
      ...(shown.sentence === "" ? {} : { assertion: shown.sentence }),
      ...(shown.comment === "" ? {} : { note: [{ text: shown.comment }] }),
      variableDefinition: [
        { variableRole: "population", description: `${method} / ${other}` },
        { variableRole: "exposure", description: method, comparatorCategory: other },
        ofOutcome(finding),
      ],
      ...(statistic.length === 0 ? {} : { statistic }),
      ...certaintyIn(shown),
    }),
  };
}
