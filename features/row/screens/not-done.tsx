import { Alert } from "../../../platform/ui/index.ts";

/** Why something asked of a row was not done, beside the button that asked. */
export const NotDone = ({ because }: { because: string | null }) =>
  because === null ? null : (
    <Alert tone="danger" role="alert">
      <p>{because}</p>
    </Alert>
  );
