import { Alert, Button, useConfirm, useToast } from "../../../platform/ui/index.ts";
import { deskAddresses } from "../../address/rules/index.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import { templateTexts } from "../texts.ts";
import { type OpenTemplate, type Settle, useTemplateWrite } from "./template-queries.ts";
import styles from "./templates.module.css";

const texts = templateTexts.offer;

type OfferProps = { readonly open: OpenTemplate; readonly settle: Settle };

/** The newer version that the product ships for a template that was edited here. The draft can begin from it. */
export function Offer({ open, settle }: OfferProps) {
  const begin = useTemplateWrite("deskDraftTemplate");
  const confirm = useConfirm();
  const toast = useToast();
  const offer = open.versions.find(({ isOffer }) => isOffer);
  if (!offer) return null;
  const onUse = async () => {
    if (!(await confirm(texts.confirm))) return;
    const answer = await begin.run({ params: { id: open.id }, body: { rev: (await settle()).rev, version: offer.id } });
    if (answer?.ok) toast(templateTexts.begun);
  };
  return (
    <Alert heading={texts.heading}>
      <div className={styles.section}>
        <p>{texts.text}</p>
        <p className={styles.buttons}>
          <Button size="sm" variant="secondary" onClick={() => void onUse()}>
            {texts.use}
          </Button>
        </p>
        {begin.refusal ? <ProblemAlert problem={begin.refusal} here={deskAddresses.template(open.id)} /> : null}
      </div>
    </Alert>
  );
}
