import { useState } from "react";
import { Alert, Button, Dialog, RadioGroup, TextField, useToast } from "../../../../platform/ui/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import { useClose } from "../../../desk/screens/use-close.ts";
import { brokenLinkTexts } from "../../../link-check/texts.ts";
import type { EditedPage, FindingAt } from "../../calls-desk.ts";
import { draftAbove } from "../../rules/index.ts";
import { contentDeskTexts } from "../../texts-desk.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { usePageWrite } from "./content-queries.ts";
import { focusField } from "./focus-field.ts";
import { labelAt } from "./labels.ts";
import { MomentFields, noMoment, toldMoment } from "./moment-fields.tsx";
import { fieldIdOf, usePage } from "./page-context.tsx";

const texts = contentScreenTexts.page;

type PublishDialogProps = {
  readonly open: boolean;
  readonly page: EditedPage;
  /** Something that was written is not saved. */
  readonly isUnsent: boolean;
  readonly onClose: () => void;
};

/** The faults that prevent publication, the warnings, and the button that publishes the draft. */
export function PublishPageDialog({ open, page, isUnsent, onClose }: PublishDialogProps) {
  const [note, setNote] = useState("");
  const [when, setWhen] = useState<"now" | "later">("now");
  const [moment, setMoment] = useState(noMoment);
  const [isTried, setTried] = useState(false);
  const publishing = usePageWrite("deskPublishPage");
  const planning = usePageWrite("deskPlanPage");
  const told = toldMoment(moment);
  const toast = useToast();
  const stops = page.findings.filter((finding) => finding.stops);
  const warnings = page.findings.filter((finding) => !finding.stops);
  const params = { id: page.id };
  const body = { rev: page.rev, note };
  const done = (said: string) => {
    toast(said);
    setNote("");
    setWhen("now");
    setMoment(noMoment);
    setTried(false);
    onClose();
  };
  const publish = async () => {
    if ((await publishing.run({ params, body }))?.ok) done(texts.published);
  };
  const plan = async () => {
    setTried(true);
    if (!("at" in told)) return;
    if ((await planning.run({ params, body: { ...body, at: told.at } }))?.ok) done(texts.planned);
  };
  const hidden = draftAbove(usePage().nodes, page.id);
  const close = useClose(open, onClose);
  const refusal = when === "now" ? publishing.refusal : planning.refusal;
  const isReplacing = page.plan !== null && page.versions.some(({ state }) => state === "draft");
  const isPossible = stops.length === 0 && !isUnsent;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.publish}
      actions={
        <>
          {isPossible ? (
            <Button
              loading={publishing.running || planning.running}
              onClick={() => void (when === "now" ? publish() : plan())}
            >
              {when === "now" ? texts.confirmPublish : texts.confirmPlan}
            </Button>
          ) : null}
          <Button variant="tertiary" onClick={close}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.sections}>
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
        {hidden ? <Alert tone="warning">{texts.hiddenBy(hidden.name)}</Alert> : null}
        {page.findings.length === 0 && !isUnsent && !hidden ? <p>{texts.allGood}</p> : null}
        {isPossible ? (
          <RadioGroup
            label={texts.when}
            options={[
              { value: "now", text: texts.now },
              { value: "later", text: texts.later },
            ]}
            value={when}
            onChange={(value) => setWhen(value === "later" ? "later" : "now")}
          />
        ) : null}
        {isPossible && when === "later" ? (
          <MomentFields value={moment} errors={isTried && "errors" in told ? told.errors : {}} onChange={setMoment} />
        ) : null}
        {isReplacing && page.plan ? <p>{texts.replacesPlan(page.plan.no)}</p> : null}
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
      </div>
    </Dialog>
  );
}

/** Each with a link to its field. */
function Findings({ findings, onFollow }: { findings: readonly FindingAt[]; onFollow: () => void }) {
  const { props, page, nodes } = usePage();
  const called = (link: string) => {
    const node = nodes.find(({ id }) => String(id) === link);
    return node ? `«${node.name}»` : brokenLinkTexts.leadsTo(link);
  };
  return (
    <ul>
      {findings.map(({ path, kind, links = [] }) => (
        <li key={`${path.join("/")} ${kind}`}>
          <a
            href={`#${fieldIdOf(path)}`}
            onClick={(event) => {
              event.preventDefault();
              onFollow();
              // After the dialog has given the focus back.
              requestAnimationFrame(() => focusField(fieldIdOf(path)));
            }}
          >
            {labelAt(props, page.values, path)}
          </a>
          : {contentDeskTexts.rule(kind)}
          {links.length > 0 ? ` ${contentDeskTexts.linksMeant(links.map(called))}` : null}
        </li>
      ))}
    </ul>
  );
}
