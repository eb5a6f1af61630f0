import type * as nb from "./frame-texts.ts";
import { composeMail } from "./index.ts";

const ASSESSMENTS = "Minimetode";

export const duty: typeof nb.duty = (because) => ({
  kind: "small",
  text: `Du får denne e-posten fordi ${because}. Slik e-post følgjer med arbeidet og kan ikkje slåast av.`,
});

export const portalMail: typeof nb.portalMail = (subject, { name }, parts, site = ASSESSMENTS) =>
  composeMail(
    subject,
    {
      language: "nn",
      sender: site,
      greeting: name === "" ? "Hei" : `Hei ${name}`,
      signature: [`Helsing ${site}`, "Du kan ikkje svare på denne e-posten."],
    },
    parts,
  );
