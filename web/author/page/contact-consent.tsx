import { useState } from "react";
import { authorTexts } from "../../../texts/author.ts";
import { useWrite } from "../../api/use-write.ts";
import { Checkbox, useToast } from "../../ui/index.ts";
import { useEditing } from "../editing/index.ts";

/** The initiator chooses, in any status, whether to be shown as the contact. docs/spec/assessment.md, Contact of the initiator */
export function ContactConsent() {
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
