import { useState } from "react";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import type { FieldRefusal } from "../../../platform/pure/refusal/index.ts";
import { checkTip, emptyTip, type TipInput } from "../rules/index.ts";
import { useVerification, type VerificationState } from "./use-verification.ts";

export type TipsState =
  | { readonly at: "editing" }
  | { readonly at: "refused"; readonly fields: readonly FieldRefusal[] }
  | { readonly at: "sending" }
  | { readonly at: "failed" }
  | { readonly at: "sent" };

export type TipsFormState = {
  readonly values: TipInput;
  readonly wantsReceipt: boolean;
  readonly state: TipsState;
  readonly verification: VerificationState;
  /** Counts the tries, so that the error summary takes the focus each time. */
  readonly tries: number;
  change(field: keyof TipInput, value: string): void;
  setWantsReceipt(wants: boolean): void;
  submit(): Promise<void>;
};

/** The state of a tips form. @param block the id of the block it stands in: the server knows whose tips it takes */
export function useTipsForm(block: string): TipsFormState {
  const { run } = useWrite("sendTips");
  const { verification, renew } = useVerification();
  const [values, setValues] = useState(emptyTip);
  const [wantsReceipt, setWantsReceipt] = useState(false);
  const [state, setState] = useState<TipsState>({ at: "editing" });
  const [tries, setTries] = useState(0);

  const change = (field: keyof TipInput, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setState((before) =>
      before.at === "refused" ? { at: "refused", fields: before.fields.filter(({ path }) => path !== field) } : before,
    );
  };

  const send = async (token: string): Promise<TipsState> => {
    const answer = await run({ body: { ...values, block, copyToSender: wantsReceipt, recaptchaToken: token } });
    if (!answer) return { at: "sending" };
    if (answer.ok) return { at: answer.value ? "sent" : "failed" };
    renew();
    const fields = (answer.problem.fields ?? []).filter(({ path }) => path in emptyTip);
    return fields.length > 0 ? { at: "refused", fields } : { at: "failed" };
  };

  const submit = async () => {
    if (state.at === "sending" || state.at === "sent" || verification.at !== "ready") return;
    const fields = checkTip(values);
    setTries((before) => before + 1);
    if (fields.length > 0) return setState({ at: "refused", fields });
    setState({ at: "sending" });
    setState(await send(verification.token));
  };

  return { values, wantsReceipt, state, verification, tries, change, setWantsReceipt, submit };
}
