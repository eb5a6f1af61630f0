import { useQuery } from "@tanstack/react-query";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { Button } from "../../../../platform/ui/index.ts";
import { addresses, deskAddresses } from "../../../address/rules/index.ts";
import { useHistory } from "../../../history/screens/index.ts";
import { fieldHistoryTexts } from "../../../history/texts.ts";
import type { ListedTemplate } from "../../../template/calls.ts";
import { authorTexts } from "../../texts.ts";
import { useEditing } from "../editing.tsx";
import styles from "./editor-header.module.css";

/** Links and actions for an editor of the desk. */
export function EditMode() {
  const { assessment, number, role } = useEditing();
  const { show } = useHistory();
  if (role !== null || !assessment.abilities.includes("hide-card")) return null;
  return (
    <p className={styles.editMode} data-print="hide">
      {authorTexts.editMode.explain} <a href={addresses.deskAssessment(number)}>{authorTexts.editMode.desk}</a>
      <TemplateLink type={assessment.assessmentType} adoption={assessment.adopts !== null} />
      <Button variant="tertiary" size="sm" onClick={() => show("all")}>
        {fieldHistoryTexts.title}
      </Button>
    </p>
  );
}

/** Administrators edit the template that the form was made of. */
function TemplateLink({ type, adoption }: Pick<ListedTemplate, "adoption"> & { readonly type: string }) {
  const api = useApi();
  const { data: session } = useQuery(callQuery(api, "getSession", {}));
  const isAdmin = session?.user?.roles.includes("admin") === true;
  const { data } = useQuery({ ...callQuery(api, "deskTemplates", {}), enabled: isAdmin });
  const template = data?.templates.find((each) => each.assessmentType === type && each.adoption === adoption);
  return template ? <a href={deskAddresses.template(template.id)}>{authorTexts.editMode.template}</a> : null;
}
