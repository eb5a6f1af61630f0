import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Problem } from "../../../core/contract/problem.ts";
import { authorTexts } from "../../../texts/author.ts";
import { roleLabels } from "../../../texts/roles.ts";
import { callQuery, useApi } from "../../api/api.ts";
import { useWrite } from "../../api/use-write.ts";
import { Alert, Button, Loader } from "../../ui/index.ts";
import styles from "./access.module.css";

const texts = authorTexts.access;

/** Shows who is invited to what, and the button that redeems the link. Showing it does not use the link up. */
export function Invitation({ secret, number }: { secret: string; number: string }) {
  const { data: answer } = useQuery(callQuery(useApi(), "inspectLink", { body: { token: secret } }));
  if (!answer) return <Loader />;
  if (!answer.ok) return <SpentLink problem={answer.problem} />;
  const { name, role, title } = answer.value;
  return (
    <section className={styles.invitation} aria-label={texts.invitation}>
      <p className={styles.title}>{title}</p>
      <p>{texts.invited(name, roleLabels[role])}</p>
      <Redeem secret={secret} number={number} />
    </section>
  );
}

function Redeem({ secret, number }: { secret: string; number: string }) {
  const client = useQueryClient();
  const { run, running, refusal } = useWrite("redeemLink", async () => {
    await client.invalidateQueries({ queryKey: ["getSession"] });
    await client.invalidateQueries({ queryKey: ["getWorkingCopy", { params: { id: number } }] });
  });
  if (refusal) return <SpentLink problem={refusal} />;
  return (
    <Button loading={running} onClick={() => void run({ body: { token: secret } })}>
      {texts.open}
    </Button>
  );
}

const SpentLink = ({ problem }: { problem: Problem }) => (
  <Alert tone="warning" role="alert">
    {problem.title}
  </Alert>
);
