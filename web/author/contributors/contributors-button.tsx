import { useState } from "react";
import { contributorTexts } from "../../../texts/contributor.ts";
import { Button, Dialog, PersonPlusIcon } from "../../ui/index.ts";
import { useEditing } from "../editing/index.ts";
import { ContributorList } from "./contributor-list.tsx";
import { InviteForm } from "./invite-form.tsx";

type Shown = "nothing" | "list" | "form";

/**
 * The invite button and its popup: the list of contributors, and the form that adds one. For the initiator, who reads the list also
 * when nobody can be invited any more. docs/spec/contributors.md
 */
export function ContributorsButton() {
  const { assessment } = useEditing();
  const [shown, setShown] = useState<Shown>("nothing");
  // The person to announce when the list is shown again after the form.
  const [invited, setInvited] = useState<string | null>(null);
  const show = (next: Shown) => {
    setInvited(null);
    setShown(next);
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => show("list")}>
        <PersonPlusIcon aria-hidden />
        {assessment.abilities.includes("invite") ? contributorTexts.invite : contributorTexts.heading}
      </Button>
      <Dialog
        open={shown !== "nothing"}
        onClose={() => setShown("nothing")}
        title={shown === "form" ? contributorTexts.invite : contributorTexts.heading}
      >
        {shown === "form" ? (
          <InviteForm
            onCancel={() => show("list")}
            onInvited={(name) => {
              setInvited(name);
              setShown("list");
            }}
          />
        ) : (
          <ContributorList invited={invited} onInvite={() => show("form")} onDeleted={() => setInvited(null)} />
        )}
      </Dialog>
    </>
  );
}
