import { useQuery } from "@tanstack/react-query";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { norwegianMoment } from "../../../../platform/pure/norwegian-date/index.ts";
import { Alert } from "../../../../platform/ui/index.ts";
import { afterSendingTexts } from "../../../publication/texts-after-sending.ts";
import { useEditing } from "../editing.tsx";

/** While the editors have it, on every tab: since when, what happens now, and how to get it back. features/publication/README.md */
export function SentNotice() {
  const { assessment, role } = useEditing();
  const { data: contact } = useQuery(callQuery(useApi(), "getContactAddress", {}));
  const { sentAt } = assessment;
  if (sentAt === null || role === null) return null;
  return (
    <Alert heading={afterSendingTexts.title}>
      <p>
        {afterSendingTexts.sentAt(norwegianMoment(sentAt))} {afterSendingTexts.whatNow}
      </p>
      {contact === undefined ? null : (
        <p>
          {afterSendingTexts.getItBack} <a href={`mailto:${contact}`}>{contact}</a>
        </p>
      )}
    </Alert>
  );
}
