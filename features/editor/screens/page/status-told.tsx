import { useEffect, useRef, useState } from "react";
import { LiveRegion } from "../../../../platform/ui/index.ts";
import type { WorkingCopyView } from "../../../assessment/calls.ts";
import { afterSendingTexts } from "../../../publication/texts-after-sending.ts";
import { useEditing } from "../editing.tsx";
import { useKeptPlace } from "./use-kept-place.ts";

const { said } = afterSendingTexts;

type Status = WorkingCopyView["assessmentStatus"];

const words = (before: Status, now: Status): string => {
  if (now === 2) return said.sent;
  if (now === 3) return said.published;
  return before === 2 ? said.returned : said.reopened;
};

/**
 * Says politely that the assessment was sent, sent back or published while one has it open, and that the field one was in is gone.
 */
export function StatusTold() {
  const { assessmentStatus } = useEditing().assessment;
  const shown = useRef(assessmentStatus);
  const [told, setTold] = useState("");
  useEffect(() => {
    if (shown.current !== assessmentStatus) setTold(words(shown.current, assessmentStatus));
    shown.current = assessmentStatus;
  }, [assessmentStatus]);
  useKeptPlace(() => setTold(said.fieldGone));
  return <LiveRegion>{told}</LiveRegion>;
}
