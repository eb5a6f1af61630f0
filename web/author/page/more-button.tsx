import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Answer } from "../../../core/contract/index.ts";
import { authorTexts } from "../../../texts/author.ts";
import { callQuery, useApi } from "../../api/api.ts";
import { useWrite } from "../../api/use-write.ts";
import { Button, Checkbox, ChevronDownIcon, EnvelopeClosedIcon, usePopup, useToast } from "../../ui/index.ts";
import { useEditing } from "../editing.tsx";
import styles from "./editor-header.module.css";

/** What is rarely needed: the whole name, the consent to be shown as the contact, and whom to ask. */
export function MoreButton() {
  const { button, popup } = usePopup();
  const { assessment } = useEditing();
  const { data: contact } = useQuery(callQuery(useApi(), "getContactAddress", {}));
  return (
    <div>
      <Button {...button} variant="tertiary" size="sm">
        {authorTexts.more}
        <ChevronDownIcon aria-hidden />
      </Button>
      <div {...popup} className={styles.more} role="dialog" aria-label={authorTexts.moreAbout}>
        <p className={styles.wholeName}>{assessment.name}</p>
        {assessment.abilities.includes("show-contact") ? <ContactConsent /> : null}
        {contact === undefined || assessment.isPublished ? null : (
          <a href={`mailto:${contact}`} className={styles.contact}>
            <EnvelopeClosedIcon aria-hidden />
            {authorTexts.contact}
          </a>
        )}
      </div>
    </div>
  );
}

/** The initiator chooses, in any status, whether to be shown as the contact, and for how long. docs/spec/assessment.md, Contact of the initiator */
function ContactConsent() {
  const toast = useToast();
  const { assessment, number, reload } = useEditing();
  const consent = useWrite("setDisplayContact", reload);
  const hiding = useWrite("deskHideContact", reload);
  const say = (answer: Answer<unknown> | undefined | null, done: string) => {
    if (answer?.ok) toast(done);
    else if (answer) toast(answer.problem.title, "error");
  };
  return (
    <>
      <Choice
        label={authorTexts.showContact}
        hint={authorTexts.showContactHint}
        chosen={assessment.approvedDisplayContact}
        onChoose={async (approved) =>
          say(
            await consent.run({ body: { id: number, approved } }),
            approved ? authorTexts.contactShown : authorTexts.contactHidden,
          )
        }
      />
      {assessment.approvedDisplayContact && assessment.abilities.includes("hide-contact") ? (
        <Choice
          label={authorTexts.hideContact}
          hint={authorTexts.hideContactHint}
          chosen={assessment.hideContact}
          onChoose={async (hidden) =>
            say(
              await hiding.run({ params: { id: number }, body: { hidden, rev: assessment.rev } }),
              hidden ? authorTexts.contactHiddenNow : authorTexts.contactShown,
            )
          }
        />
      ) : null}
    </>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly hint: string;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => Promise<void>;
};

function Choice({ label, hint, chosen, onChoose }: ChoiceProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const choose = async (to: boolean) => {
    setWanted(to);
    await onChoose(to);
    setWanted(null);
  };
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={wanted ?? chosen}
      onChange={({ target }) => {
        // One at a time: a second press while the first is on its way is not taken.
        if (wanted === null) void choose(target.checked);
      }}
    />
  );
}
