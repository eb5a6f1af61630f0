import { type ComposedMail, composeMail, type MailPart } from "./index.ts";

const ASSESSMENTS = "Minimetode";

/** Why a mail comes that is part of the work, at its end: features/contributor/README.md. */
export const duty = (because: string): MailPart => ({
  kind: "small",
  text: `Du får denne e-posten fordi ${because}. Den følger med arbeidet og kan ikke slås av.`,
});

/**
 * A mail from the portal. @param to the name is empty when it is unknown or cannot be quoted @param site the name of the site that writes: the one for
 * assessments, unless it is said
 */
export const portalMail = (
  subject: string,
  { name }: { readonly name: string },
  parts: readonly MailPart[],
  site: string = ASSESSMENTS,
): ComposedMail =>
  composeMail(
    subject,
    {
      language: "nb",
      sender: site,
      greeting: name === "" ? "Hei" : `Hei ${name}`,
      signature: [`Hilsen ${site}`, "Du kan ikke svare på denne e-posten."],
    },
    parts,
  );
