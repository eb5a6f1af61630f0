import type { MissingBlock } from "../refusal/index.ts";
import { missingMandatory } from "../template/index.ts";
import { filledOutside, valuesOf, type WorkingCopy } from "./working-copy.ts";

/** What still has to be written before an assessment can be sent, with the tab and section that a link opens: A section 5. */
export const missingBlocks = (copy: WorkingCopy): readonly MissingBlock[] =>
  missingMandatory(copy.template, valuesOf(copy), filledOutside(copy)).flatMap(({ block, section, tab }) => {
    const item = copy.items.get(block.key);
    const within = copy.items.get(section.key);
    return item && within ? [{ contentGuid: item.guid, title: block.title, tab, section: within.guid }] : [];
  });
