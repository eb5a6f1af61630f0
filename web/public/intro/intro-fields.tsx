import type { PageModel } from "../../../core/content/index.ts";
import { type IntroValues, introLimits } from "../../../core/intro/index.ts";
import { introTexts } from "../../../texts/intro.ts";
import { problemTexts } from "../../../texts/problems.ts";
import { Alert, Button, ErrorSummary, TextField } from "../../ui/index.ts";
import styles from "./intro.module.css";
import { OrganizationFields } from "./organization-fields.tsx";
import type { IntroForm } from "./use-intro-form.ts";

type IntroFieldsProps = { readonly content: PageModel<"IntroPage">; readonly form: IntroForm };

/** The form itself. It posts to its own page, so it works without script; with script it never leaves the page. */
export function IntroFields({ content, form }: IntroFieldsProps) {
  const { values, state, tries, change, adopt, submit } = form;
  const isSent = state.at === "sent";
  const refusals = state.at === "refused" ? state.fields : [];
  const errorOf = (field: keyof IntroValues): string | undefined => {
    const refusal = refusals.find(({ path }) => path === field);
    return refusal && problemTexts.field(refusal.kind);
  };
  const faults = refusals.map(({ path, kind }) => ({
    fieldId: path === "organizationId" && needsCounty(content, values) ? "county" : path,
    text: problemTexts.field(kind),
  }));
  const text = (field: "title" | "name" | "email") => ({
    id: field,
    name: field,
    value: values[field],
    maxLength: introLimits[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    error: errorOf(field),
    required: true,
  });
  return (
    <form
      ref={adopt}
      method="post"
      encType="multipart/form-data"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {faults.length > 0 ? <ErrorSummary key={tries} faults={faults} /> : null}
      {state.at === "failed" ? (
        <Alert tone="danger" role="alert" heading={introTexts.failed}>
          {state.title} {introTexts.failedKept}
        </Alert>
      ) : null}
      <fieldset className={styles.fields} disabled={isSent}>
        <legend className="ds-sr-only">{content.heading}</legend>
        {isSent ? null : <p className={styles.note}>{introTexts.requiredNote}</p>}
        <TextField {...text("title")} label={introTexts.title} hint={isSent ? undefined : introTexts.titleHint} />
        <TextField {...text("name")} label={introTexts.name} autoComplete="name" />
        <TextField
          {...text("email")}
          label={introTexts.email}
          hint={isSent ? undefined : introTexts.emailHint}
          type="email"
          autoComplete="email"
        />
        <OrganizationFields page={content} values={values} change={change} errorOf={errorOf} />
        {isSent ? null : (
          <div>
            <Button type="submit" loading={state.at === "sending"}>
              {state.at === "sending" ? introTexts.sending : introTexts.submit}
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  );
}

/** A missing municipality is mended in the county field while no county is chosen. */
const needsCounty = ({ assessmentType }: PageModel<"IntroPage">, { actor, county }: IntroValues): boolean =>
  county === "" && (assessmentType === "2" || (assessmentType === "3" && actor === "county"));
