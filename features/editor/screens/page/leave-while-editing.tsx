import { LeaveGuard, useFieldStore, useRowStore } from "../../../../platform/editing/saving/index.ts";
import { useUploadQueue } from "../../../kinds/screens/index.ts";

/** Asks who leaves also about an image on its way, which would be lost with the tab. */
export function LeaveWhileEditing() {
  const uploads = useUploadQueue();
  return <LeaveGuard fields={useFieldStore()} rows={useRowStore()} isBusy={uploads.isBusy} />;
}
