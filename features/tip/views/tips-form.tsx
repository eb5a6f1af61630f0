import { useEffect, useRef } from "react";
import { Alert, Button, Checkbox, ErrorSummary, TextArea, TextField } from "../../../platform/ui/index.ts";
import { statementPaths } from "../../address/rules/index.ts";
import { publicFieldText } from "../../api/texts-public-problems.ts";
import type { BlockModel } from "../../content/rules/index.ts";
import { useSite } from "../../site/views/shell/use-site.ts";
import { type TipInput, tipLimits } from "../rules/index.ts";
import { tipsTexts as texts } from "../texts.ts";
import styles from "./tips.module.css";
import { type TipsFormState, useTipsForm } from "./use-tips-form.ts";

export const tipsView = (block: BlockModel<"TipsBlock">) => <TipsForm block={block} />;

/** A form for tips about methods. Without script it says where to send a mail. */
function TipsForm({ block }: { block: BlockModel<"TipsBlock"> }) {
  return (
    <section className={styles.tips}>
      <h2>{block.heading}</h2>
      <noscript>
        <ByMail text={texts.withoutScript} />
      </noscript>
      <Fields block={block} />
    </section>
  );
}

const ByMail = ({ text }: { text: string }) => {
  const { contactAddress } = useSite().settings;
  return (
    <Alert tone="info">
      <p>{text}</p>
      <p>
        {texts.byMail} <a href={`mailto:${contactAddress}`}>{contactAddress}</a>
      </p>
    </Alert>
  );
};

function Fields({ block }: { block: BlockModel<"TipsBlock"> }) {
  const form = useTipsForm(block.id);
  const { values, state, tries, verification, change, submit } = form;
  if (verification.at === "failed" && state.at === "editing") return <ByMail text={texts.notVerified} />;
  const refusals = state.at === "refused" ? state.fields : [];
  const isSent = state.at === "sent";
  const text = (field: keyof TipInput, required: boolean) => {
    const refusal = refusals.find(({ path }) => path === field);
    return {
      id: field,
      label: required ? texts[field] : `${texts[field]} ${texts.optional}`,
      value: values[field],
      maxLength: tipLimits[field],
      required,
      error: refusal && publicFieldText(refusal.kind),
      onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    };
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Outcome block={block} form={form} />
      {refusals.length > 0 ? <ErrorSummary key={tries} faults={refusals.map(faultOf)} /> : null}
      <fieldset className={styles.fields} disabled={isSent || state.at === "sending"}>
        <legend className="ds-sr-only">{block.heading}</legend>
        {isSent ? null : <p className={styles.note}>{texts.requiredNote}</p>}
        <TextArea {...text("methodDescription", true)} hint={texts.methodDescriptionHint} />
        <TextField {...text("link", false)} type="url" />
        <TextField {...text("name", true)} autoComplete="name" />
        <TextField {...text("senderEmail", true)} type="email" autoComplete="email" />
        <TextField {...text("employer", false)} autoComplete="organization" />
        <Checkbox
          label={texts.copyToSender}
          checked={form.wantsReceipt}
          onChange={(event) => form.setWantsReceipt(event.target.checked)}
        />
      </fieldset>
      {isSent ? null : (
        <p className={styles.note}>
          {texts.privacy} <a href={statementPaths.privacy}>{texts.privacyMore}</a>.
        </p>
      )}
      {isSent ? null : <Sending form={form} />}
    </form>
  );
}

const faultOf = ({ path, kind }: { path: string; kind: string }) => ({
  fieldId: path,
  text: kind === "Mandatory" ? texts.missing(texts[path as keyof TipInput]) : publicFieldText(kind),
});

/** The button, which waits for the token, and how far that is. */
const Sending = ({ form: { state, verification } }: { form: TipsFormState }) => (
  <div className={styles.sending}>
    <Button type="submit" loading={state.at === "sending"} disabled={verification.at !== "ready"}>
      {state.at === "sending" ? texts.sending : texts.submit}
    </Button>
    <p className={styles.note} role="status">
      {verification.at === "ready" ? texts.verified : texts.verifying}
    </p>
  </div>
);

/** That it was sent, or was not: in the editors' words when there are any. */
function Outcome({ block, form: { state } }: { block: BlockModel<"TipsBlock">; form: TipsFormState }) {
  const box = useRef<HTMLDivElement>(null);
  const isOver = state.at === "sent" || state.at === "failed";
  useEffect(() => {
    if (!isOver) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [isOver]);
  if (!isOver) return null;
  return (
    <div ref={box} tabIndex={-1}>
      {state.at === "sent" ? (
        <Alert tone="success" role="status" heading={block.confirmationText || texts.sent}>
          {texts.sentKept}
        </Alert>
      ) : (
        <Alert tone="danger" role="alert">
          {block.errorText || texts.failed}
        </Alert>
      )}
    </div>
  );
}
