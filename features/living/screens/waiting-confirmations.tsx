import { useQueryClient } from "@tanstack/react-query";
import { reloadAll, useWrite } from "../../../platform/browser/api/use-write.ts";
import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { Button, useToast } from "../../../platform/ui/index.ts";
import { addresses } from "../../address/rules/index.ts";
import { RefusalAlert } from "../../decision/screens/refusal-alert.tsx";
import { confirmationScreenTexts as texts } from "../texts.ts";
import styles from "./living.module.css";

type Confirmations = CallAnswer<"deskWaiting">["confirmations"];

/** The confirmations that wait for the desk, each with the button that makes it stand. */
export const WaitingConfirmations = ({ confirmations }: { readonly confirmations: Confirmations }) => (
  <ul className={styles.waiting}>
    {confirmations.map((each) => (
      <Waiting key={each.id} confirmation={each} />
    ))}
  </ul>
);

function Waiting({ confirmation: { id, name, ...body } }: { readonly confirmation: Confirmations[number] }) {
  const client = useQueryClient();
  const toast = useToast();
  const { run, running, refusal } = useWrite("confirmUnchanged", () => reloadAll(client));
  const confirm = async () => {
    if ((await run({ params: { id: String(id) }, body }))?.ok) toast(texts.confirmed);
  };
  return (
    <li>
      <a href={addresses.deskAssessment(id)}>{name}</a>
      <span className="quiet">{texts.asked(norwegianDay(body.searchedOn), norwegianDay(body.dueOn))}</span>
      <Button size="sm" variant="secondary" aria-label={texts.confirmNamed(name)} loading={running} onClick={confirm}>
        {texts.confirm}
      </Button>
      <RefusalAlert refusal={refusal} />
    </li>
  );
}
