import { Part } from "../../../platform/ui/html.tsx";
import { Alert, CopyButton, LinkButton, PageHeading, useHydrated } from "../../../platform/ui/index.ts";
import { START_FROM } from "../../address/rules/index.ts";
import type { PageModel } from "../../content/rules/index.ts";
import { SimilarHit } from "../../search/views/similar/title-hits.tsx";
import { usePlaced } from "../../site/views/shell/use-site.ts";
import type { TriageView } from "../rules/index.ts";
import { triageTexts as texts } from "../texts-triage-page.ts";
import styles from "./triage.module.css";
import { TriageForm } from "./triage-form.tsx";

/** The five questions before a start form, or where their answers lead. Works without script: a plain form, and links. */
export function TriagePage({ content }: { content: PageModel<"IntroPage"> }) {
  const placed = usePlaced();
  const { triage, url } = content;
  if (!triage) return null;
  const form = placed(triage.startFrom === "" ? url : `${url}?${START_FROM}=${triage.startFrom}`);
  return (
    <div className={styles.page} data-narrow>
      <Part name="triageHeading">
        <PageHeading>{triage.heading}</PageHeading>
      </Part>
      {triage.at === "questions" ? (
        <>
          <Part name="triageIntroduction">
            <p>{triage.introduction}</p>
          </Part>
          <p>
            <LinkButton href={form} target="_self" variant="secondary">
              {texts.know}
            </LinkButton>
          </p>
          <TriageForm asked={triage} />
        </>
      ) : (
        <TriageEnd end={triage} form={form} change={`${placed(url)}?${triage.change}`} />
      )}
    </div>
  );
}

type TriageEndProps = {
  readonly end: TriageView & { readonly at: "end" };
  readonly form: string;
  readonly change: string;
};

/** Where the answers lead: why, what to do, and the ways back and on. None of them stops a start. */
function TriageEnd({ end, form, change }: TriageEndProps) {
  const placed = usePlaced();
  const isStart = end.end === "start";
  return (
    <>
      <p className={styles.reason}>{end.reason}</p>
      <dl className={styles.decided}>
        <dt>{texts.decidedBy}</dt>
        <dd>
          {end.decidedBy.question} <strong>{end.decidedBy.answer}</strong>
        </dd>
      </dl>
      <p>{end.advice}</p>
      {end.chosenIsGone ? (
        <Alert tone="warning" heading={texts.gone}>
          {texts.goneMeans}
        </Alert>
      ) : null}
      {end.found.length === 0 ? null : (
        <ul className={styles.found}>
          {end.found.map((each) => (
            <li key={each.pageId}>
              <SimilarHit hit={each} />
              {(
                [
                  [each.adopt, texts.adopt],
                  [each.start, texts.startFrom],
                ] as const
              ).map(([form, text]) =>
                form === null ? null : (
                  <span key={form}>
                    {" "}
                    <a href={placed(form)} target="_self">
                      {text}
                      <span className="ds-sr-only">: {each.title}</span>
                    </a>
                  </span>
                ),
              )}
            </li>
          ))}
        </ul>
      )}
      {end.proposal === "" ? null : <Proposal text={end.proposal} />}
      {end.links.length === 0 ? null : (
        <ul className={styles.links}>
          {end.links.map(({ text, link }) => (
            <li key={link}>
              <a href={placed(link)}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      {end.notes.length === 0 ? null : (
        <Alert heading={texts.notes}>
          {end.notes.map(({ text, link }) => (
            <p key={text}>
              {text} {link ? <a href={placed(link.link)}>{link.text}</a> : null}
            </p>
          ))}
        </Alert>
      )}
      <p className={styles.ways}>
        <LinkButton href={form} target="_self" variant={isStart ? "primary" : "secondary"}>
          {isStart ? texts.toForm : texts.anyway}
        </LinkButton>
        <LinkButton href={change} target="_self" variant="tertiary">
          {texts.change}
        </LinkButton>
      </p>
    </>
  );
}

/** A text to copy: by the button, or by hand without script. */
function Proposal({ text }: { readonly text: string }) {
  const hydrated = useHydrated();
  return (
    <section className={styles.proposal} aria-label={texts.proposal}>
      <h2>{texts.proposal}</h2>
      <pre>{text}</pre>
      {hydrated ? <CopyButton text={text} label={texts.copy} /> : null}
    </section>
  );
}
