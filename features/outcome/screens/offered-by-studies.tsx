import { shownAsWritten, shownNumber } from "../../../platform/pure/norwegian-number/index.ts";
import { isBlank } from "../../../platform/pure/rich-text/index.ts";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import { Button } from "../../../platform/ui/index.ts";
import { type BelowField, focusItsField } from "../../row/screens/index.ts";
import { baselineOf, type OutcomeOfStudies, offeredText } from "../rules/from-evidence.ts";
import { foldedName, kindOf, measuresOf, perOf } from "../rules/index.ts";
import { outcomeWritingTexts } from "../texts-writing.ts";
import styles from "./outcome-table.module.css";

const { offered: texts } = outcomeWritingTexts;

/** Something to write in empty cells, or a text that says why there is nothing to write. */
type Offer = { readonly text: string; readonly cells: Cells | null };

type OfferedByStudiesProps = BelowField & { readonly ofStudies: readonly OutcomeOfStudies[] };

/** Below an empty field of an outcome: what the evidence tables say about it, to take with one press. */
export function OfferedByStudies({ column, cells, write, ofStudies }: OfferedByStudiesProps) {
  const offerOf = offers[column];
  const name = foldedName(cells.name ?? "");
  const found = offerOf && ofStudies.find((each) => foldedName(each.name) === name);
  const offer = found ? offerOf(found, cells) : null;
  if (!offer) return null;
  const { text, cells: offered } = offer;
  if (offered === null) return <p className={styles.hint}>{text}</p>;
  return (
    <Button
      variant="tertiary"
      size="sm"
      className={styles.offer}
      onClick={({ currentTarget }) => {
        focusItsField(currentTarget);
        write(offered);
      }}
    >
      {text}
    </Button>
  );
}

const isEmpty = (cells: Cells, key: string): boolean => isBlank(cells[key] ?? "");

/** The cells that nobody has written in. */
const whereEmpty = (given: Cells, cells: Cells): Cells =>
  Object.fromEntries(Object.entries(given).filter(([key, text]) => text !== "" && isEmpty(cells, key)));

const named = (shortId: string): string => (isBlank(shortId) ? texts.unnamed : shortId.trim());

const offers: Readonly<Record<string, (found: OutcomeOfStudies, cells: Cells) => Offer | null>> = {
  studies: ({ studies, summaries, participants }, cells) => {
    if (summaries > 0 || !isEmpty(cells, "studies")) return null;
    const given = { studies: String(studies), participants: participants === null ? "" : String(participants) };
    const shown = isEmpty(cells, "participants") ? given.participants : "";
    return { text: texts.counts(given.studies, shownAsWritten(shown)), cells: whereEmpty(given, cells) };
  },
  effect: ({ effect }, cells) => {
    if (effect === null || !["effect", "effectLow", "effectHigh"].every((key) => isEmpty(cells, key))) return null;
    if (effect === "several") return { text: texts.several, cells: null };
    const { measure } = effect.cells;
    const fits = isEmpty(cells, "measure")
      ? measuresOf(cells).some((each) => each === measure)
      : cells.measure === measure;
    if (!fits) return null;
    const say = effect.isComputed ? texts.computed : texts.effect;
    return {
      text: say(offeredText(effect.cells, texts.points), named(effect.shortId)),
      cells: whereEmpty(effect.cells, cells),
    };
  },
  "baseline.1.value": ({ controlRisk }, cells) => {
    if (controlRisk === null || !isEmpty(cells, "baseline.1.value") || kindOf(cells) !== "event") return null;
    const per = cells["baseline.1.per"];
    const value = baselineOf(controlRisk.risk, per);
    const [only = "", ...others] = controlRisk.studies;
    const source = others.length > 0 ? texts.median(controlRisk.studies.length) : texts.control(named(only));
    const risk = `${shownAsWritten(value)} av ${shownNumber(perOf(per))}`;
    return {
      text: texts.baseline(risk, source),
      cells: whereEmpty({ "baseline.1.value": value, "baseline.1.source": source }, cells),
    };
  },
};
