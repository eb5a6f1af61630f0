import { useWrite } from "../../../platform/browser/api/use-write.ts";
import { Alert, Button } from "../../../platform/ui/index.ts";
import { decisionPageTexts as texts } from "../texts-screens.ts";

/** A link that works no more, and a new one to the same address. The answer is the same for every secret. */
export function NewLink({ secret }: { readonly secret: string }) {
  const { run, running, done, refusal } = useWrite("resendDecisionLink");
  return (
    <>
      <Alert tone="warning" role="alert">
        {texts.spent}
      </Alert>
      <Button loading={running} onClick={() => void run({ body: { token: secret } })}>
        {texts.sendNew}
      </Button>
      <div role="status">
        {done ? <Alert tone="success">{texts.newSent}</Alert> : null}
        {refusal ? <Alert tone="danger">{refusal.title}</Alert> : null}
      </div>
    </>
  );
}
