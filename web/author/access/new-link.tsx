import { authorTexts } from "../../../texts/author.ts";
import { useWrite } from "../../api/use-write.ts";
import { Alert, Button } from "../../ui/index.ts";
import styles from "./access.module.css";

const texts = authorTexts.access;

/** 'Send ny lenke': to the seat's own address. The answer is the same whether the seat exists or not. */
export function NewLink({ number, seat, isMain }: { number: string; seat: string; isMain: boolean }) {
  const { run, running, done, refusal } = useWrite("resendLink");
  const ask = () => void run({ body: { assessmentId: number, id: seat } });
  return (
    <section className={styles.way}>
      <h2>{texts.newLink}</h2>
      <p>{texts.newLinkExplain}</p>
      <Button variant={isMain ? "primary" : "secondary"} loading={running} onClick={ask}>
        {texts.sendNewLink}
      </Button>
      <div role="status">
        {done ? <Alert tone="success">{texts.newLinkSent}</Alert> : null}
        {refusal ? <Alert tone="danger">{refusal.title}</Alert> : null}
      </div>
    </section>
  );
}
