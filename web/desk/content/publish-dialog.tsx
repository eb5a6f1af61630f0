import { useState } from "react";
import type { EditedPage, FindingAt } from "../../../core/contract/content-desk.ts";
import { contentDeskTexts } from "../../../texts/content-desk.ts";
import { contentScreenTexts } from "../../../texts/content-desk-screens.ts";
import { Alert, Button, Dialog, TextField, useToast } from "../../ui/index.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { usePageWrite } from "./content-queries.ts";
import { labelAt } from "./labels.ts";
import { fieldIdOf, usePage } from "./page-context.tsx";

const texts = contentScreenTexts.page;

type PublishDialogProps = {
  readonly open: boolean;
  readonly page: EditedPage;
  /** Something that was written is not saved. */
  readonly isUnsent: boolean;
  readonly onClose: () => void;
};

/** What must be mended, what should be looked at, and then the button that makes the draft what readers get. */
export function PublishDialog({ open, page, isUnsent, onClose }: PublishDialogProps) {
  const [note, setNote] = useState("");
  const { run, running, refusal } = usePageWrite("deskPublishPage");
  const toast = useToast();
  const stops = page.findings.filter((finding) => finding.stops);
  const warnings = page.findings.filter((finding) => !finding.stops);
  const publish = async () => {
    if (!(await run({ params: { id: page.id }, body: { rev: page.rev, note } }))?.ok) return;
    toast(texts.published);
    setNote("");
    onClose();
  };
  const isPossible = stops.length === 0 && !isUnsent;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.publish}
      actions={
        <>
          {isPossible ? (
            <Button loading={running} onClick={() => void publish()}>
              {texts.confirmPublish}
            </Button>
          ) : null}
          <Button variant="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {isUnsent ? <Alert tone="warning">{texts.unsent}</Alert> : null}
      {stops.length > 0 ? (
        <Alert tone="danger" heading={texts.checklist} headingLevel={3}>
          <Findings findings={stops} onFollow={onClose} />
        </Alert>
      ) : null}
      {warnings.length > 0 ? (
        <Alert tone="warning" heading={texts.warnings} headingLevel={3}>
          <Findings findings={warnings} onFollow={onClose} />
        </Alert>
      ) : null}
      {page.findings.length === 0 && !isUnsent ? <p>{texts.allGood}</p> : null}
      {isPossible ? (
        <TextField
          label={texts.note}
          hint={texts.noteHint}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      ) : null}
      {refusal ? <ProblemAlert problem={refusal} here={page.url} /> : null}
    </Dialog>
  );
}

/** Each with a link to its field. */
function Findings({ findings, onFollow }: { findings: readonly FindingAt[]; onFollow: () => void }) {
  const { props, page } = usePage();
  return (
    <ul>
      {findings.map(({ path, kind }) => (
        <li key={`${path.join("/")} ${kind}`}>
          <a
            href={`#${fieldIdOf(path)}`}
            onClick={(event) => {
              event.preventDefault();
              onFollow();
              const field = document.getElementById(fieldIdOf(path));
              const control = field?.querySelector<HTMLElement>('[role="textbox"], input, select, textarea') ?? field;
              // After the dialog has given the focus back.
              requestAnimationFrame(() => control?.focus());
            }}
          >
            {labelAt(props, page.values, path)}
          </a>
          : {contentDeskTexts.rule(kind)}
        </li>
      ))}
    </ul>
  );
}
