import { useQuery } from "@tanstack/react-query";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import { norwegianDate } from "../../../platform/pure/norwegian-date/index.ts";
import { useConfirm, useToast, XMarkIcon } from "../../../platform/ui/index.ts";
import type { Contributor } from "../../assessment/calls.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import type { SeatSessions } from "../calls.ts";
import { contributorTexts } from "../texts.ts";
import { ActButton } from "./act-button.tsx";
import { PartsLine } from "./parts-line.tsx";

const texts = contributorTexts.sessions;

/** Where the seats are open, by contributor; empty for whoever may not end that. */
export function useSeatSessions() {
  const { assessment, number } = useEditing();
  const { data = [], refetch } = useQuery({
    ...callQuery(useApi(), "seatSessions", { params: { id: number } }),
    enabled: assessment.abilities.includes("end-sessions"),
    staleTime: 0,
  });
  const reload = async () => {
    await refetch();
  };
  return { of: (contributorId: string) => data.find((each) => each.contributorId === contributorId), reload };
}

/** When the seat was last used, and from what kinds of browser it is open. */
export function SessionsLine({ sessions: { usedOn, open, hasAccount } }: { sessions: SeatSessions }) {
  const parts = [
    usedOn === null ? null : texts.usedOn(norwegianDate(`${usedOn}T12:00:00Z`)),
    open.length === 0
      ? null
      : texts.openIn(open.map(({ browser, system, here }) => texts.browser(browser, system, here)).join(", ")),
    hasAccount ? texts.account : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : <PartsLine parts={parts} />;
}

type EndSessionsProps = {
  readonly person: Pick<Contributor, "contributorId" | "name">;
  readonly sessions: SeatSessions;
  readonly onEnded: () => Promise<void>;
  readonly onFailed: (title: string | null) => void;
};

/** Ends the sessions of a seat; of one's own those of other browsers. Nothing when none is left to end. */
export function EndSessionsButton({ person: { contributorId, name }, sessions, onEnded, onFailed }: EndSessionsProps) {
  const confirm = useConfirm();
  const toast = useToast();
  const { assessment, number } = useEditing();
  const { run, running } = useWrite("endSessions", onEnded);
  const isOwn = assessment.seats.some((seat) => seat.contributorId === contributorId);
  const elsewhere = sessions.open.some(({ here }) => !here);
  if (!(elsewhere || (!isOwn && sessions.hasAccount))) return null;
  const end = async () => {
    if (!(await confirm(isOwn ? texts.confirmOwn : texts.confirm(name), { deletes: true }))) return;
    onFailed(null);
    const answer = await run({ body: { id: number, contributorId } });
    if (answer?.ok) toast(texts.ended);
    else if (answer) onFailed(answer.problem.title);
  };
  return (
    <ActButton danger running={running} label={isOwn ? texts.endOwn : texts.endOf(name)} onClick={() => void end()}>
      <XMarkIcon aria-hidden />
      {isOwn ? texts.endOwn : texts.end}
    </ActButton>
  );
}
