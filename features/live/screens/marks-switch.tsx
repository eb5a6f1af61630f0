import { use, useState } from "react";
import { Checkbox } from "../../../platform/ui/index.ts";
import { liveTexts } from "../texts.ts";
import { MarksContext } from "./marks.ts";

/** Whether colleagues' marks are shown here, and one's own to them: one is not had without the other. */
export function MarksSwitch() {
  const marks = use(MarksContext);
  const [isOn, setOn] = useState(() => marks?.isOn() ?? true);
  return (
    <Checkbox
      label={liveTexts.showMarks}
      hint={liveTexts.showMarksHint}
      checked={isOn}
      onChange={({ target }) => {
        setOn(target.checked);
        marks?.turn(target.checked);
      }}
    />
  );
}
