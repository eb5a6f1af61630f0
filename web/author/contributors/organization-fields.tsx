import type { Dispatch } from "react";
import type { OptionGroup } from "../../../core/contract/values.ts";
import { contributorTexts } from "../../../texts/contributor.ts";
import { type Choice, RadioGroup, SelectField, TextField } from "../../ui/index.ts";
import { useEditing } from "../editing/index.ts";
import { actorKinds, type Invitation, type InvitationChange, OTHER, organizationField } from "./invitation-form.ts";

type OrganizationFieldsProps = {
  readonly form: Invitation;
  readonly change: Dispatch<InvitationChange>;
  readonly errorOf: (field: keyof Invitation) => string | undefined;
};

const choicesOf = (groups: readonly OptionGroup[]): readonly Choice[] => [
  ...groups.map(({ value, text, subItems }) =>
    subItems.length > 0 ? { value, text, children: subItems } : { value, text },
  ),
  { value: OTHER, text: contributorTexts.actors.other },
];

/** The organisation by assessment type; for type 3 the actor kind comes first. docs/spec/contributors.md, Invite */
export function OrganizationFields({ form, change, errorOf }: OrganizationFieldsProps) {
  const { assessment } = useEditing();
  const type = assessment.assessmentType;
  const field = organizationField(type, form);
  const ofMunicipalities = field === "municipality";
  return (
    <>
      {type === "3" ? (
        <RadioGroup
          label={contributorTexts.actor}
          required
          value={form.actor ?? ""}
          error={errorOf("actor")}
          options={actorKinds.map((kind) => ({ value: kind, text: contributorTexts.actors[kind] }))}
          onChange={(value) => {
            const actor = actorKinds.find((kind) => kind === value);
            if (actor) change({ kind: "chose-actor", actor });
          }}
        />
      ) : null}
      {field === "health-authority" || ofMunicipalities ? (
        <SelectField
          key={field}
          label={ofMunicipalities ? contributorTexts.labels.municipality : contributorTexts.labels.organization}
          required
          value={form.organization}
          error={errorOf("organization")}
          options={choicesOf(ofMunicipalities ? assessment.municipalityOptions : assessment.organizationOptions)}
          onChange={({ target }) => change({ kind: "chose-organization", value: target.value })}
        />
      ) : null}
      {field === "free-text" || form.organization === OTHER ? (
        <TextField
          label={contributorTexts.otherOrganization}
          required
          maxLength={200}
          value={form.otherOrganization}
          error={errorOf("otherOrganization")}
          onChange={({ target }) => change({ kind: "wrote", field: "otherOrganization", value: target.value })}
        />
      ) : null}
    </>
  );
}
