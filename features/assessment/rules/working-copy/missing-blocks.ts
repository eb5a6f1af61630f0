import type { MissingPlace } from "../../../../platform/pure/refusal/index.ts";
import { isFilled, isUnfinished } from "../../../kinds/rules/index.ts";
import { missingMandatory } from "../../../template/rules/index.ts";
import { heldIn, valuesByKey, type WorkingCopy } from "./working-copy.ts";

/** The blocks that must be filled in or finished before an assessment can be sent, with the tab and section that a link opens. */
export const missingBlocks = (copy: WorkingCopy): readonly MissingPlace[] =>
  missingMandatory(
    copy.template,
    valuesByKey(copy),
    (block) => isFilled(heldIn(copy, block)),
    (block) => isUnfinished(heldIn(copy, block)),
  ).flatMap(({ block, section, tab }) => {
    const item = copy.items.get(block.key);
    const within = copy.items.get(section.key);
    return item && within ? [{ contentGuid: item.guid, title: block.title, tab, section: within.guid }] : [];
  });
