import { Alert, Button } from "../../../platform/ui/index.ts";
import { adoptionFormTexts as texts } from "../texts-form.ts";

type AdoptionBegunProps = { readonly isSent: boolean; readonly send: () => Promise<void> };

/** In the start form: the organisation has begun already, and whoever has a seat gets a new link. Without script the button posts the form. */
export const AdoptionBegun = ({ isSent, send }: AdoptionBegunProps) =>
  isSent ? (
    <Alert tone="success" role="status" heading={texts.sent}>
      <p>{texts.sentMeans}</p>
    </Alert>
  ) : (
    <Alert tone="info" heading={texts.begun}>
      <p>{texts.begunMeans}</p>
      <Button
        type="submit"
        name="newLink"
        value="1"
        variant="secondary"
        onClick={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {texts.send}
      </Button>
    </Alert>
  );
