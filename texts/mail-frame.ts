import { type ComposedMail, composeMail, type MailPart } from "../core/mail/index.ts";

const signature = ["Hilsen Minimetode", "Du kan ikke svare på denne e-posten."];

/** A mail from the portal. @param to the name is empty when it is unknown or cannot be quoted */
export const portalMail = (
  subject: string,
  { name }: { readonly name: string },
  parts: readonly MailPart[],
): ComposedMail =>
  composeMail(
    subject,
    { language: "nb", sender: "Minimetode", greeting: name === "" ? "Hei" : `Hei ${name}`, signature },
    parts,
  );
