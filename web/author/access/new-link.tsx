import { useState } from "react";
import { authorTexts } from "../../../texts/author.ts";
import { useApi } from "../../api/index.ts";
import { Alert, Button } from "../../ui/index.ts";
import styles from "./access.module.css";

const texts = authorTexts.access;

type Asked = { at: "no" } | { at: "asking" } | { at: "sent" } | { at: "failed"; title: string };

/** 'Send ny lenke': to the seat's own address. The answer is the same whether the seat exists or not. */
export function NewLink({ number, seat, isMain }: { number: string; seat: string; isMain: boolean }) {
  const api = useApi();
  const [asked, setAsked] = useState<Asked>({ at: "no" });
  const ask = async () => {
    setAsked({ at: "asking" });
    const answer = await api.call("resendLink", { body: { assessmentId: number, id: seat } });
    setAsked(answer.ok ? { at: "sent" } : { at: "failed", title: answer.problem.title });
  };
  return (
    <section className={styles.way}>
      <h2>{texts.newLink}</h2>
      <p>{texts.newLinkExplain}</p>
      <Button variant={isMain ? "primary" : "secondary"} loading={asked.at === "asking"} onClick={ask}>
        {texts.sendNewLink}
      </Button>
      <div role="status">
        {asked.at === "sent" ? <Alert tone="success">{texts.newLinkSent}</Alert> : null}
        {asked.at === "failed" ? <Alert tone="danger">{asked.title}</Alert> : null}
      </div>
    </section>
  );
}
