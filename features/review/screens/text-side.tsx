import { LiveRegion, SelectField } from "../../../platform/ui/index.ts";
import type { Editing } from "../../editor/screens/editing.tsx";
import type { AuthorSection } from "../../kinds/rules/index.ts";
import { BlockSlot } from "../../kinds/screens/block-slot.tsx";
import { reviewWritingTexts } from "../texts-writing.ts";
import styles from "./sides.module.css";

const texts = reviewWritingTexts.sides;

/** A part of the assessment that a reviewer reads. `number` is the part's own, as in the list of steps. */
export type Part = {
  readonly tab: number;
  readonly number: number;
  readonly name: string;
  readonly sections: readonly AuthorSection[];
};

/** The parts with something to read: not the reviews, and not the sending. */
export const partsToRead = ({ fieldGroups, sections }: Editing["assessment"]): readonly Part[] =>
  fieldGroups.flatMap(({ text, value }, at) => {
    const tab = Number(value);
    const read = sections.filter(
      ({ fieldGroup, hiddenByRule, kind, blocks }) =>
        fieldGroup === tab && !hiddenByRule && kind === "Section" && blocks.length > 0,
    );
    return read.length > 0 ? [{ tab, number: at + 1, name: text, sections: read }] : [];
  });

type TextSideProps = { readonly parts: readonly Part[]; readonly part: Part; readonly onOpen: (tab: number) => void };

/** One part of the assessment, read-only, and the way to the others. */
export const TextSide = ({ parts, part, onOpen }: TextSideProps) => (
  <>
    <SelectField
      label={texts.part}
      value={String(part.tab)}
      options={parts.map(({ tab, number, name }) => ({ value: String(tab), text: texts.partName(number, name) }))}
      onChange={({ target }) => onOpen(Number(target.value))}
    />
    <LiveRegion>{texts.shown(part.number, part.name)}</LiveRegion>
    {part.sections.map((section) => (
      <div key={section.contentGuid} className={styles.section}>
        <h3>{section.title}</h3>
        {section.blocks.map((block) => (
          <BlockSlot key={block.contentGuid} block={block} />
        ))}
      </div>
    ))}
  </>
);
