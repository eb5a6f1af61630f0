import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import { type DocumentWords, textOfParts } from "../../document/rules/index.ts";
import { blockParts } from "../../kinds/rules/index.ts";

/** A field of two editions that differs: its name, where in the assessment it stands, and its text in each, empty where it does not stand. */
export type EditionChange = {
  readonly where: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
};

type Opening = "heading" | "recommendation" | "confidence" | "plainSummary" | "summary" | "links";
/** The names of the texts above the tabs, and the words inside the blocks. */
export type ChangeWords = DocumentWords & Readonly<Record<Opening, string>>;

type Field = Omit<EditionChange, "before" | "after"> & { readonly key: string; readonly text: string };

/** Every field that readers get of an edition, as plain text, in the order of its page. */
function fieldsOf(view: AssessmentView, words: ChangeWords): readonly Field[] {
  const opening = (key: Opening, text: string): Field => ({ key, where: "", title: words[key], text });
  const tabOf = new Map(view.fieldGroups.map(({ text, value }) => [value, text]));
  return [
    opening("heading", view.heading),
    opening("recommendation", view.recommendation),
    opening("confidence", view.confidence),
    opening("plainSummary", plainTextOf(view.plainSummary)),
    opening("summary", plainTextOf(view.summary)),
    opening("links", view.linkList.map(({ text, url }) => `${text} ${url}`).join("\n")),
    ...view.sections.flatMap(({ blocks, title, fieldGroup, contentGuid: section }) =>
      blocks.map((block) => {
        // Its name stands beside its text, and nothing was taken out of an empty one.
        const { body, appendix } = blockParts(
          { ...block, title: "" },
          { level: 4, id: block.contentGuid, words: { ...words, notFilledIn: "" } },
        );
        return {
          // The blocks of several reviews are the same questions.
          key: `${section} ${block.contentGuid}`,
          where: [tabOf.get(String(fieldGroup)) ?? "", title].filter(Boolean).join(": "),
          title: block.title || title,
          text: textOfParts([...body, ...appendix]),
        };
      }),
    ),
  ];
}

/**
 * In which fields two editions differ, in the order of the later one; what stands in the earlier one alone follows what it stood after. Made of
 * what readers got and nothing else.
 */
export function changesOfEdition(
  earlier: AssessmentView,
  later: AssessmentView,
  words: ChangeWords,
): readonly EditionChange[] {
  const [before, after] = [fieldsOf(earlier, words), fieldsOf(later, words)];
  const kept = new Map(after.map((field) => [field.key, field]));
  const stood = new Map(before.map((field) => [field.key, field.text]));
  const gone = Map.groupBy(before, ({ key }, at) =>
    kept.has(key) ? undefined : before.slice(0, at).findLast((each) => kept.has(each.key))?.key,
  );
  return after
    .flatMap(({ key, text, ...field }) => [
      { ...field, before: stood.get(key) ?? "", after: text },
      ...(gone.get(key) ?? []).map(({ key: _, text: was, ...left }) => ({ ...left, before: was, after: "" })),
    ])
    .filter((change) => change.before !== change.after);
}
