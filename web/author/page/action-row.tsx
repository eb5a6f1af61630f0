import { useQuery } from "@tanstack/react-query";
import { authorTexts } from "../../../texts/author.ts";
import { callQuery, useApi } from "../../api/api.ts";
import { EnvelopeClosedIcon, EyeIcon, LinkButton } from "../../ui/index.ts";
import { ContributorsButton } from "../contributors/contributors-button.tsx";
import { useEditing } from "../editing/index.ts";
import styles from "./editor.module.css";

/** Invite, contact and preview: hidden once published. */
export function ActionRow() {
  const { assessment, role } = useEditing();
  const { data: contact } = useQuery(callQuery(useApi(), "getContactAddress", {}));
  const link = { variant: "tertiary", size: "sm" } as const;
  return (
    <div className={styles.actions} data-print="hide">
      {role === "initiator" ? <ContributorsButton /> : null}
      <LinkButton {...link} href={assessment.previewUrl}>
        <EyeIcon aria-hidden />
        {authorTexts.preview}
      </LinkButton>
      {contact?.ok ? (
        <LinkButton {...link} href={`mailto:${contact.value}`}>
          <EnvelopeClosedIcon aria-hidden />
          {authorTexts.contact}
        </LinkButton>
      ) : null}
    </div>
  );
}
