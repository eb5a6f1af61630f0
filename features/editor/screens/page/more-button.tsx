import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { useWrite } from "../../../../platform/browser/api/use-write.ts";
import { SaveIndicator } from "../../../../platform/editing/saving/index.ts";
import type { Answer } from "../../../../platform/pure/contract/call.ts";
import {
  Button,
  Checkbox,
  ChevronDownIcon,
  ClockIcon,
  EnvelopeClosedIcon,
  FileTextIcon,
  LiveRegion,
  usePopup,
} from "../../../../platform/ui/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import { useHistory } from "../../../history/screens/index.ts";
import { fieldHistoryTexts } from "../../../history/texts.ts";
import { MarksSwitch } from "../../../live/screens/index.ts";
import { usePlaced } from "../../../site/views/shell/use-site.ts";
import { versionTexts } from "../../../version/texts.ts";
import { authorTexts } from "../../texts.ts";
import { shortcutsTexts } from "../../texts-shortcuts.ts";
import { useEditing } from "../editing.tsx";
import { WrittenLanguageBefore } from "../written-language.tsx";
import styles from "./editor-header.module.css";
import { ShortcutList, useShortcutList } from "./shortcuts.tsx";

/** Rarely used functions: the full name, documents, history, shortcuts, the contact consent and the contact for questions. */
export function MoreButton() {
  const { button, popup } = usePopup();
  const { assessment, number } = useEditing();
  const shortcuts = useShortcutList();
  const { data: contact } = useQuery(callQuery(useApi(), "getContactAddress", {}));
  return (
    <div>
      <Button {...button} variant="tertiary" size="sm">
        {authorTexts.more}
        <ChevronDownIcon aria-hidden />
      </Button>
      <div {...popup} className={styles.more} role="dialog" aria-label={authorTexts.moreAbout}>
        <p className={styles.wholeName}>{assessment.name}</p>
        <a href={addresses.draftDocument(number, "pdf")} target="_blank" rel="noreferrer" className={styles.contact}>
          <FileTextIcon aria-hidden />
          {authorTexts.document}
        </a>
        <a href={addresses.draftDocument(number, "docx")} target="_blank" rel="noreferrer" className={styles.contact}>
          <FileTextIcon aria-hidden />
          {authorTexts.wordDocument}
        </a>
        {assessment.abilities.includes("read-history") ? <HistoryLinks /> : null}
        <div className={styles.histories}>
          <Button variant="tertiary" size="sm" onClick={shortcuts.show}>
            {shortcutsTexts.title}
          </Button>
        </div>
        <WrittenLanguageBefore />
        <MarksSwitch />
        {assessment.abilities.includes("show-contact") ? <ContactConsent /> : null}
        {contact === undefined || assessment.isPublished ? null : (
          <a href={`mailto:${contact}`} className={styles.contact}>
            <EnvelopeClosedIcon aria-hidden />
            {authorTexts.contact}
          </a>
        )}
      </div>
      <ShortcutList open={shortcuts.open} onClose={shortcuts.onClose} />
    </div>
  );
}

/** The versions and the history of the whole assessment, and of its title, which stands in no block. */
function HistoryLinks() {
  const { show } = useHistory();
  return (
    <div className={styles.histories}>
      <Button variant="tertiary" size="sm" onClick={() => show("versions")}>
        <ClockIcon aria-hidden />
        {versionTexts.title}
      </Button>
      <Button variant="tertiary" size="sm" onClick={() => show("all")}>
        <ClockIcon aria-hidden />
        {fieldHistoryTexts.ofAll}
      </Button>
      <Button variant="tertiary" size="sm" onClick={() => show("title")}>
        <ClockIcon aria-hidden />
        {fieldHistoryTexts.ofField(fieldHistoryTexts.theTitle.toLowerCase())}
      </Button>
    </div>
  );
}

/** The initiator chooses, in any status, whether to be shown as the contact, and for how long. features/assessment/README.md */
function ContactConsent() {
  const { assessment, number, reload } = useEditing();
  const placed = usePlaced();
  const consent = useWrite("setDisplayContact", reload);
  const hiding = useWrite("deskHideContact", reload);
  const { approvedDisplayContact: agreed, hideContact, deskHides, rev } = assessment;
  return (
    <div className={styles.consent}>
      <Choice
        label={authorTexts.showContact}
        hint={authorTexts.showContactHint}
        chosen={agreed}
        onChoose={(approved) => consent.run({ body: { id: number, approved } })}
      />
      {agreed && deskHides !== "contact" && assessment.abilities.includes("hide-contact") ? (
        <Choice
          label={authorTexts.hideContact}
          hint={authorTexts.hideContactHint}
          chosen={hideContact}
          onChoose={(hidden) => hiding.run({ params: { id: number }, body: { hidden, rev } })}
        />
      ) : null}
      <p className={styles.whereShown}>
        {agreed && !hideContact && deskHides === null ? (
          <>
            {authorTexts.contactShownOn}{" "}
            <a href={placed(addresses.assessment(number))} target="_blank" rel="noreferrer">
              {assessment.publicUrl ? authorTexts.contactPage : authorTexts.contactCard}
            </a>
            .
          </>
        ) : (
          authorTexts.contactNotShown(agreed ? deskHides : null)
        )}
      </p>
    </div>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly hint: string;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => Promise<Answer<unknown> | null | undefined>;
};

type ChoiceState =
  | { readonly at: "still" }
  | { readonly at: "saving"; readonly to: boolean }
  | { readonly at: "saved"; readonly when: string }
  | { readonly at: "refused"; readonly why: string };

/** A yes or no that is saved when it is pressed, with what became of it below. */
function Choice({ label, hint, chosen, onChoose }: ChoiceProps) {
  const [state, setState] = useState<ChoiceState>({ at: "still" });
  const choose = async (to: boolean) => {
    setState({ at: "saving", to });
    const answer = await onChoose(to);
    if (!answer) setState({ at: "still" });
    else if (answer.ok) setState({ at: "saved", when: new Date().toISOString() });
    else setState({ at: "refused", why: answer.problem.title });
  };
  return (
    <div>
      <Checkbox
        label={label}
        hint={hint}
        checked={state.at === "saving" ? state.to : chosen}
        error={state.at === "refused" ? state.why : undefined}
        onChange={({ target }) => {
          // One at a time: a second press while the first is on its way is not taken.
          if (state.at !== "saving") void choose(target.checked);
        }}
      />
      <div className={styles.saved}>
        <LiveRegion visible>
          <SaveIndicator field={{ state: state.at === "saved" ? state : { at: "clean" } }} />
        </LiveRegion>
      </div>
    </div>
  );
}
