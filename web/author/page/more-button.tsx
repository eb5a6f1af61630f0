import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
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

/** The initiator chooses, in any status, whether to be shown as the contact. docs/spec/assessment.md, Contact of the initiator */
function ContactConsent() {
  const toast = useToast();
  const { assessment, number, reload } = useEditing();
  const { run } = useWrite("setDisplayContact", reload);
  const [wanted, setWanted] = useState<boolean | null>(null);

  const save = async (approved: boolean) => {
    setWanted(approved);
    const answer = await run({ body: { id: number, approved } });
    if (answer?.ok) toast(approved ? authorTexts.contactShown : authorTexts.contactHidden);
    else if (answer) toast(answer.problem.title, "error");
    setWanted(null);
  };

  return (
    <Checkbox
      label={authorTexts.showContact}
      hint={authorTexts.showContactHint}
      checked={wanted ?? assessment.approvedDisplayContact}
      onChange={({ target }) => {
        // One at a time: a second press while the first is on its way is not taken.
        if (wanted === null) void save(target.checked);
      }}
    />
  );
}
