import { useCallback, useState } from "react";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import type { FieldRefusal } from "../../../platform/pure/refusal/index.ts";
import type { PageModel } from "../../content/rules/index.ts";
import type { PostedForm } from "../../site/calls-page.ts";
import { changeIntro, checkIntro, emptyIntro, type IntroInput, type IntroValues, introFields } from "../rules/index.ts";

export type IntroState =
  | { readonly at: "editing" }
  | { readonly at: "refused"; readonly fields: readonly FieldRefusal[] }
  | { readonly at: "sending" }
  | { readonly at: "failed"; readonly title: string }
  | { readonly at: "sent" }
  /** A new link to the adoption that has begun. */
  | { readonly at: "linkSent" };

export type IntroForm = {
  readonly values: IntroValues;
  readonly state: IntroState;
  /** Counts the tries, so that the error summary takes the focus each time. */
  readonly tries: number;
  change(field: keyof IntroValues, value: string): void;
  /** Called with the form element: takes over the text that was typed before the script had loaded. */
  adopt(form: HTMLFormElement | null): void;
  submit(): Promise<void>;
  /** Instead of a start: the organisation's adoption has begun. */
  sendLink(): Promise<void>;
};

/**
 * The state of the start form.
 * @param startFrom the number of the published assessment that is started from
 */
export function useIntroForm(
  page: PageModel<"IntroPage">,
  posted: PostedForm | null,
  startFrom: number | null,
): IntroForm {
  const { run } = useWrite("createMethodAssessment");
  const resend = useWrite("resendAdoptionLink");
  const adopts = page.adopting?.number ?? null;
  const [values, setValues] = useState(() => valuesOf(posted, page.adopting?.title));
  const [state, setState] = useState<IntroState>(() => stateOf(posted));
  const [tries, setTries] = useState(0);

  const change = (field: keyof IntroValues, value: string) => {
    setValues((before) => changeIntro(before, field, value));
    setState((before) =>
      before.at === "refused" ? { at: "refused", fields: before.fields.filter(({ path }) => path !== field) } : before,
    );
  };

  const adopt = useCallback((form: HTMLFormElement | null) => {
    if (form) setValues((before) => ({ ...before, ...writtenIn((field) => new FormData(form).get(field)) }));
  }, []);

  const send = async (input: IntroInput): Promise<IntroState> => {
    const answer = await run({
      body: {
        id: page.contentLink.id,
        ...input,
        ...(startFrom === null ? {} : { startFrom }),
        ...(adopts === null ? {} : { adopts }),
      },
    });
    if (!answer) return { at: "sending" };
    if (answer.ok) return { at: "sent" };
    const { fields, title } = answer.problem;
    return fields?.length ? { at: "refused", fields } : { at: "failed", title };
  };

  const submit = async () => {
    if (state.at === "sending" || state.at === "sent") return;
    const input = inputOf(page, values);
    const fields = checkIntro(input, page);
    setTries((before) => before + 1);
    if (fields.length > 0) return setState({ at: "refused", fields });
    setState({ at: "sending" });
    setState(await send(input));
  };

  const sendLink = async () => {
    const { organizationId, email } = values;
    const answer = adopts === null ? undefined : await resend.run({ body: { adopts, organizationId, email } });
    if (answer) setState(answer.ok ? { at: "linkSent" } : { at: "failed", title: answer.problem.title });
  };

  return { values, state, tries, change, adopt, submit, sendLink };
}

const inputOf = (page: PageModel<"IntroPage">, values: IntroValues): IntroInput => ({
  title: values.title,
  name: values.name,
  email: values.email,
  assessmentType: page.assessmentType,
  organizationId: values.organizationId,
  actor: page.assessmentType === "3" ? values.actor : null,
});

const valuesOf = (posted: PostedForm | null, title = ""): IntroValues => ({
  ...emptyIntro,
  title,
  ...writtenIn((field) => posted?.values[field]),
});

/** The fields that have a text where `read` looks. */
const writtenIn = (read: (field: keyof IntroValues) => unknown): Partial<IntroValues> =>
  Object.fromEntries(
    introFields.flatMap((field) => {
      const value = read(field);
      return typeof value === "string" ? [[field, value] as const] : [];
    }),
  );

function stateOf(posted: PostedForm | null): IntroState {
  switch (posted?.outcome.kind) {
    case "sent":
      return { at: "sent" };
    case "refused":
      return { at: "refused", fields: posted.outcome.fields };
    case "linkSent":
      return { at: "linkSent" };
    case "failed":
      return { at: "failed", title: posted.outcome.title };
    default:
      return { at: "editing" };
  }
}
