import { guessLanguage, type Language } from "../../../../platform/pure/language/index.ts";
import { plainTextOf } from "../../../../platform/pure/rich-text/index.ts";
import { blocksOf } from "../../../template/rules/index.ts";
import type { WorkingCopy } from "./working-copy.ts";

type Written = Pick<WorkingCopy, "template" | "items" | "rows">;

/** Everything that authors wrote, without what they chose: the words of a choice are the template's. */
function writtenText({ template, items, rows }: Written): string {
  const blocks = template.sections.flat().flatMap(blocksOf);
  return blocks
    .filter(({ kind }) => kind !== "Select" && kind !== "RelationSelector")
    .flatMap(({ key }) => {
      const item = items.get(key);
      const cells = (rows.get(item?.number ?? 0) ?? []).flatMap((row) => Object.values(row.cells));
      return [...[item?.value ?? []].flat(), ...cells.filter((cell) => typeof cell === "string")];
    })
    .map((text) => (text.includes("<") ? plainTextOf(text) : text))
    .join("\n");
}

/** The form of Norwegian that an assessment seems to be written in; null while it is too short to say, or mixes both. */
export const guessedLanguage = (copy: Written): Language | null => guessLanguage(writtenText(copy));

/** The form that it counts as written in: the chosen one, else the guessed one. */
export const languageWritten = (chosen: Language | null, copy: Written): Language | null =>
  chosen ?? guessedLanguage(copy);
