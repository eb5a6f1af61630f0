import { authorTexts } from "../../texts/author.ts";
import { useWrite } from "../api/use-write.ts";
import { Alert, Button, type ButtonProps } from "../ui/index.ts";

const texts = authorTexts.access;

type NewLinkButtonProps = {
  readonly number: string;
  readonly seat: string;
  readonly variant: NonNullable<ButtonProps["variant"]>;
};

/** 'Send ny lenke': to the seat's own address. The answer is the same whether the seat exists or not. */
export function NewLinkButton({ number, seat, variant }: NewLinkButtonProps) {
  const { run, running, done, refusal } = useWrite("resendLink");
  return (
    <>
      <Button
        variant={variant}
        loading={running}
        onClick={() => void run({ body: { assessmentId: number, id: seat } })}
      >
        {texts.sendNewLink}
      </Button>
      <div role="status">
        {done ? <Alert tone="success">{texts.newLinkSent}</Alert> : null}
        {refusal ? <Alert tone="danger">{refusal.title}</Alert> : null}
      </div>
    </>
  );
}
