import { useState } from "react";
import { Button, ErrorSummary, RadioGroup, TextField } from "../../../platform/ui/index.ts";
import { START_FROM, TRIAGE } from "../../address/rules/index.ts";
import { TitleHits } from "../../search/views/similar/title-hits.tsx";
import {
  type AskedQuestion,
  TRIAGE_CHOSEN,
  TRIAGE_TITLE,
  TRIAGE_TITLE_LENGTH,
  type TriageView,
} from "../rules/index.ts";
import { triageTexts as texts } from "../texts-triage-page.ts";
import styles from "./triage.module.css";

type Asked = TriageView & { readonly at: "questions" };

/** The questions as a form of the browser's own: its answers stand in the address of the page that it leads to. */
export function TriageForm({ asked }: { readonly asked: Asked }) {
  const faults = asked.questions.flatMap(({ key, fault }, at) =>
    fault ? [{ fieldId: key, text: texts.fault[fault](at + 1) }] : [],
  );
  return (
    <form method="get" noValidate data-own className={styles.form}>
      {faults.length > 0 ? <ErrorSummary faults={faults} /> : null}
      {asked.startFrom === "" ? null : <input type="hidden" name={START_FROM} value={asked.startFrom} />}
      {asked.questions.map((question, at) =>
        question.key === "q5" ? (
          <div key={question.key} className={styles.beside}>
            <Question question={question} no={at + 1} />
            <SimilarTitles asked={asked} />
          </div>
        ) : (
          <Question key={question.key} question={question} no={at + 1} />
        ),
      )}
      <div>
        <Button type="submit" name={TRIAGE} value="svar">
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

function Question({ question: { key, question, help, options, answer, fault }, no }: QuestionProps) {
  return (
    <RadioGroup
      id={key}
      name={key}
      label={`${no}. ${question}`}
      hint={help === "" ? undefined : help}
      options={options}
      defaultValue={answer}
      error={fault ? texts.choose[fault] : undefined}
    />
  );
}

type QuestionProps = { readonly question: AskedQuestion; readonly no: number };

/** Searches for what others have assessed: while somebody writes, or by the button without script. */
function SimilarTitles({ asked }: { readonly asked: Asked }) {
  const [title, setTitle] = useState(asked.title);
  return (
    <div className={styles.search}>
      <TextField
        id={TRIAGE_TITLE}
        name={TRIAGE_TITLE}
        label={texts.titleLabel}
        hint={texts.titleHint}
        maxLength={TRIAGE_TITLE_LENGTH}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <div>
        <Button type="submit" variant="secondary" name={TRIAGE} value="sok">
          {texts.search}
        </Button>
      </div>
      <TitleHits
        title={title}
        found={asked.similar === null ? undefined : { title: asked.title, similar: asked.similar }}
        choice={{ name: TRIAGE_CHOSEN, chosen: asked.chosen, label: texts.which }}
        none={texts.noneSimilar}
      />
    </div>
  );
}
