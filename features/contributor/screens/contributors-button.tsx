import { useState } from "react";
import { Button, Dialog, PersonPlusIcon } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { contributorTexts } from "../texts.ts";
import { ContributorList } from "./contributor-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { useKeptInvitation } from "./kept-invitation.ts";

type Shown = "nothing" | "list" | "form";

/**
 * The invite button and its popup: the list of contributors, and the form that adds one. The form opens at once when nobody is invited
 * yet, or one has begun to write in it. For the initiator, who reads the list also when nobody can be invited any more.
 */
export function ContributorsButton() {
  const { assessment } = useEditing();
  const { isBegun } = useKeptInvitation();
  const [shown, setShown] = useState<Shown>("nothing");
  // The person to announce when the list is shown again after the form.
  const [invited, setInvited] = useState<string | null>(null);
  const show = (next: Shown) => {
    setInvited(null);
    setShown(next);
  };
  const mayInvite = assessment.abilities.includes("invite");
  const isAlone = assessment.contributors.length < 2;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => show(mayInvite && (isAlone || isBegun) ? "form" : "list")}>
        <PersonPlusIcon aria-hidden />
        {mayInvite ? contributorTexts.invite : contributorTexts.heading}
      </Button>
      <Dialog
        open={shown !== "nothing"}
        onClose={() => setShown("nothing")}
        title={shown === "form" ? contributorTexts.invite : contributorTexts.heading}
        beginsInField={shown === "form"}
        actions={
          shown === "list" && mayInvite ? (
            <Button onClick={() => show("form")}>
              <PersonPlusIcon aria-hidden />
              {isAlone ? contributorTexts.inviteFirst : contributorTexts.inviteMore}
            </Button>
          ) : null
        }
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
          <ContributorList invited={invited} onChanged={() => setInvited(null)} />
        )}
      </Dialog>
    </>
  );
}
