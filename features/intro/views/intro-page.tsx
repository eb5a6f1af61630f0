import { useLocation, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Html, Part } from "../../../platform/ui/html.tsx";
import { Alert, Button, ErrorSummary, PageHeading, TextField } from "../../../platform/ui/index.ts";
import { addresses, startFromIn, statementPaths } from "../../address/rules/index.ts";
import { publicFieldText } from "../../api/texts-public-problems.ts";
import type { PageModel } from "../../content/rules/index.ts";
import { usePlaced } from "../../site/views/shell/use-site.ts";
import { type IntroValues, introLimits, NEW_LINK } from "../rules/index.ts";
import { introTexts } from "../texts.ts";
import styles from "./intro.module.css";
import { OrganizationFields } from "./organization-fields.tsx";
import { type IntroForm, useIntroForm } from "./use-intro-form.ts";

/** Searches in the browser only, and only when somebody types: loaded then. */
const TitleHits = lazy(async () => ({
  default: (await import("../../search/views/similar/title-hits.tsx")).TitleHits,
}));

/** The page that starts an assessment. */
export function IntroPage({ content }: { content: PageModel<"IntroPage"> }) {
  const { posted } = useRouter().options.context;
  const named = startFromIn(useLocation({ select: ({ searchStr }) => searchStr }));
  // A withdrawn assessment cannot be the source. The form then starts an empty one.
  const startFrom = content.startFrom === null ? null : named;
  const form = useIntroForm(content, posted?.url === content.url ? posted : null, startFrom);
  const { adopting } = content;
  const isSent = form.state.at === "sent";
  const fields = <IntroFields content={content} form={form} startFrom={startFrom} />;
  return (
    <div className={styles.page} data-narrow-page data-after={isSent || undefined}>
      <div className={styles.main}>
        {isSent ? (
          <SentMessage content={content} email={form.values.email} takeFocus={form.tries > 0} />
        ) : (
          <>
            <Part name="heading">
              <PageHeading>{content.heading}</PageHeading>
            </Part>
            <Part name="introduction">
              <Html html={content.introduction} />
            </Part>
          </>
        )}
        <EditorsChoices content={content} />
        {named === null || isSent ? null : startFrom === null ? (
          <Alert tone="warning" heading={introTexts.startFrom.gone}>
            <p>{introTexts.startFrom.goneMeans}</p>
          </Alert>
        ) : (
          <StartFrom number={startFrom} url={content.url} />
        )}
        {adopting && !isSent ? (
          <div id="adopts" tabIndex={-1} className={styles.adopting}>
            <Html html={adopting.html} />
          </div>
        ) : null}
        {isSent || adopting ? null : <Html html={content.before.questions} className={styles.questions} />}
        {isSent ? (
          <details className="ds-details" data-color="neutral">
            <summary>{introTexts.sent.filled}</summary>
            {fields}
          </details>
        ) : (
          fields
        )}
      </div>
      <Html html={isSent ? content.before.next : content.before.how} className={styles.how} />
    </div>
  );
}

/** Explains what the start copies. Links to the source, and to a start without it. */
function StartFrom({ number, url }: { readonly number: number; readonly url: string }) {
  const placed = usePlaced();
  return (
    <div id="startFrom" tabIndex={-1}>
      <Alert tone="info" heading={introTexts.startFrom.heading}>
        <p>{introTexts.startFrom.copied}</p>
        <p className={styles.ways}>
          <a href={placed(addresses.assessment(number))}>{introTexts.startFrom.read}</a>
          <a href={placed(url)}>{introTexts.startFrom.without}</a>
        </p>
      </Alert>
    </div>
  );
}

type IntroFieldsProps = {
  readonly content: PageModel<"IntroPage">;
  readonly form: IntroForm;
  readonly startFrom: number | null;
};

/** The form itself. It posts to its own page, so it works without script; with script it never leaves the page. */
function IntroFields({ content, form, startFrom }: IntroFieldsProps) {
  const { values, state, tries, change, adopt, submit, sendLink } = form;
  const isSent = state.at === "sent";
  const isSending = state.at === "sending";
  const refusals = state.at === "refused" ? state.fields : [];
  const isBegun = refusals.some(({ kind }) => kind === "AdoptionUnderWay");
  const begun = state.at === "linkSent" ? state.at : isBegun ? "begun" : null;
  const errorOf = (field: keyof IntroValues): string | undefined => {
    const refusal = refusals.find(({ path }) => path === field);
    return refusal && publicFieldText(refusal.kind);
  };
  const faults = refusals.map(({ path, kind }) => ({
    fieldId: path === "organizationId" && needsCounty(content, values) ? "county" : path,
    text: kind === "Mandatory" ? introTexts.missing(labelOf(path)) : publicFieldText(kind),
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
        const { nativeEvent: sent } = event;
        const button = sent instanceof SubmitEvent ? sent.submitter?.getAttribute("name") : null;
        void (button === NEW_LINK ? sendLink() : submit());
      }}
    >
      {startFrom === null ? null : <input type="hidden" name="startFrom" value={startFrom} />}
      {content.adopting?.number ? <input type="hidden" name="adopts" value={content.adopting.number} /> : null}
      {faults.length > 0 ? <ErrorSummary key={tries} faults={faults} /> : null}
      {content.adopting && begun ? (
        <div role="status" className={styles.adopting}>
          <Html html={content.adopting[begun]} />
        </div>
      ) : null}
      {state.at === "failed" ? (
        <Alert tone="danger" role="alert" heading={introTexts.failed}>
          {state.title} {introTexts.failedKept} {/prøv igjen/i.test(state.title) ? "" : introTexts.tryAgain}
        </Alert>
      ) : null}
      {isSent ? null : <h2 className={styles.heading}>{introTexts.details}</h2>}
      <fieldset className={styles.fields} disabled={isSent || isSending}>
        <legend className="ds-sr-only">{content.heading}</legend>
        {isSent ? null : <p className={styles.note}>{introTexts.requiredNote}</p>}
        <TextField
          {...text("title")}
          label={introTexts.title}
          hint={isSent ? undefined : introTexts.titleHint}
          footer={
            values.title !== "" && !isSent && !content.adopting ? (
              <Suspense>
                <TitleHits title={values.title} />
              </Suspense>
            ) : undefined
          }
        />
        <TextField {...text("name")} label={introTexts.name} autoComplete="name" />
        <TextField
          {...text("email")}
          label={introTexts.email}
          hint={isSent ? undefined : introTexts.emailHint}
          type="email"
          autoComplete="email"
        />
        <OrganizationFields page={content} values={values} change={change} errorOf={errorOf} />
      </fieldset>
      {isSent ? null : (
        <>
          <p className={styles.note}>
            {introTexts.privacy} <a href={statementPaths.privacy}>{introTexts.privacyMore}</a>.
          </p>
          <div>
            <Button type="submit" loading={isSending}>
              {isSending ? introTexts.sending : introTexts.submit}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

/** The label of a text field, for the list of errors. */
const labelOf = (path: string): string => (path === "name" ? introTexts.name : introTexts.title);

/** While no county is chosen, the error about a missing municipality belongs to the county field. */
const needsCounty = ({ assessmentType }: PageModel<"IntroPage">, { actor, county }: IntroValues): boolean =>
  county === "" && (assessmentType === "2" || (assessmentType === "3" && actor === "county"));

/** Only in edit mode: the template, the place of new assessments, and the receipt after sending. */
const EditorsChoices = ({ content }: { content: PageModel<"IntroPage"> }) =>
  content.editMode === undefined ? null : (
    <section className={styles.choices} aria-label={introTexts.editorsOnly}>
      <Part name="template">
        <p>{content.template || introTexts.newest}</p>
      </Part>
      <Part name="destination">
        <p>{content.destination ?? introTexts.underStart}</p>
      </Part>
      <Part name="sentHeading">
        <p>{content.sentHeading}</p>
      </Part>
      <Part name="sentText">
        <Html html={content.sentText} />
      </Part>
    </section>
  );

type SentMessageProps = {
  readonly content: PageModel<"IntroPage">;
  readonly email: string;
  readonly takeFocus: boolean;
};

/** The assessment is started: what happens next, in the editors' words. */
function SentMessage({ content, email, takeFocus }: SentMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [takeFocus]);
  return (
    <div ref={box} tabIndex={-1} data-sent className="drawn">
      <img src="/assets/minimetode/venter.svg" alt="" width={320} height={220} />
      <div role="status">
        <PageHeading>{content.sentHeading}</PageHeading>
        <p>
          {introTexts.sent.to} <strong>{email}</strong>
        </p>
        <Html html={content.sentText} />
      </div>
    </div>
  );
}
