import { useEffect, useRef, useState } from "react";
import type { WorkingCopyView } from "../../../core/contract/assessment.ts";
import { afterSendingTexts } from "../../../texts/after-sending.ts";
import { LiveRegion } from "../../ui/index.ts";
import { canWrite, useEditing } from "../editing.tsx";

const { said } = afterSendingTexts;

type Status = WorkingCopyView["assessmentStatus"];

const words = (before: Status, now: Status): string => {
  if (now === 2) return said.sent;
  if (now === 3) return said.published;
  return before === 2 ? said.returned : said.reopened;
};

/** Says politely that the assessment was sent, sent back or published while one has it open. docs/spec/live.md, In the editor */
export function StatusTold() {
  const { assessmentStatus } = useEditing().assessment;
  const shown = useRef(assessmentStatus);
  const [told, setTold] = useState("");
  useEffect(() => {
    if (shown.current !== assessmentStatus) setTold(words(shown.current, assessmentStatus));
    shown.current = assessmentStatus;
  }, [assessmentStatus]);
  useKeptPlace();
  return <LiveRegion>{told}</LiveRegion>;
}

/** Where the field that one was in becomes text to read, or a field again, its block takes the focus: one reads on from there. */
function useKeptPlace(): void {
  const isWritable = canWrite(useEditing());
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target.closest<HTMLElement>('[id^="block-"]') : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  const before = useRef(isWritable);
  useEffect(() => {
    if (before.current === isWritable) return;
    before.current = isWritable;
    if (document.activeElement === document.body) last.current?.focus({ preventScroll: true });
  }, [isWritable]);
}
