import { byLanguage } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.ts";
import { type ComposedMail, subjectOf } from "../../platform/pure/mail/index.ts";
import type { SeatRole } from "../access/rules/index.ts";
import { roleLabels, roleTasks } from "../access/texts.ts";
import * as nn from "./mails.nn.ts";

/** The facts in a mail with a link. Beyond the title, a mail never quotes the assessment. */
export type LinkMail = {
  readonly name: string;
  /** The title in quotation marks, or null when it is left out. */
  readonly title: string | null;
  readonly shortTitle: string | null;
  readonly role: SeatRole;
  readonly invitedBy: string | null;
  /** Written by the person who invites; empty when nothing was. */
  readonly message: string;
  /** A reviewer's: the day on which the review should be sent, or null. */
  readonly due: string | null;
  readonly link: string;
  /** The same page without the secret: there a new link can be asked for. */
  readonly page: string;
  /** A code for a recipient who cannot open the link, in two groups of four. */
  readonly code: string;
  readonly days: number;
  /** How long the code works, when the holder asked for it; null when it works as long as the link. */
  readonly codeMinutes: number | null;
};

const named = (title: string | null): string =>
  title ? `mini-metodevurderingen «${title}»` : "en mini-metodevurdering";

function mail(
  subject: string,
  why: string,
  { name, invitedBy, message, link, page, code, days, codeMinutes }: LinkMail,
): ComposedMail {
  const from = `Melding fra ${invitedBy ?? "den som inviterer"}. Den er ikke skrevet av Minimetode:`;
  return portalMail(subject, { name }, [
    { kind: "text", text: why },
    ...(message === "" ? [] : [{ kind: "quote", from, text: message } as const]),
    { kind: "button", label: "Åpne mini-metodevurderingen", url: link },
    {
      kind: "small",
      text: `Siden viser hvem lenken er til, og du bekrefter med en knapp. Lenken er personlig og virker én gang, i ${days} dager. Nettleseren husker deg deretter i 30 dager. Ikke send lenken videre.`,
    },
    {
      kind: "small",
      text: `Virker ikke lenken? Skriv koden ${code} på denne siden. Den virker én gang, i ${codeMinutes === null ? `${days} dager` : `${codeMinutes} minutter`}. Her kan du også be om en ny lenke, for eksempel til en annen maskin:`,
      url: page,
    },
    {
      kind: "small",
      text: "Du får denne e-posten fordi lenken i den er veien inn i vurderingen. Den sendes bare når noen inviterer deg eller ber om en ny lenke, og kan ikke slås av. Kjenner du ikke til dette, kan du se bort fra den.",
    },
  ]);
}

const yourRole = ({ role, due }: LinkMail): string =>
  `Rollen din er: ${roleLabels[role]}. ${roleTasks[role]}${due === null ? "" : ` Fristen er ${due}.`}`;

export const mailTexts = {
  // Short, and with the title, so that the person knows it again. A title that reads as an address is left out by the caller.
  start: ({ name, title, shortTitle, link, page, code, days }: LinkMail) =>
    portalMail(subjectOf("Du har startet", shortTitle, "Du har startet en mini-metodevurdering"), { name }, [
      { kind: "text", text: `Du har startet ${named(title)}. Åpne den her, og begynn å skrive:` },
      { kind: "button", label: "Åpne mini-metodevurderingen", url: link },
      {
        kind: "small",
        text: `Lenken er bare til deg. Den virker én gang, i ${days} dager. Virker den ikke? Skriv koden ${code} på denne siden, eller be om en ny lenke der:`,
        url: page,
      },
      {
        kind: "small",
        text: "Har du ikke startet dette? Da har noen skrevet adressen din i skjemaet vårt. Se bort fra e-posten: ingenting blir synlig for andre før lenken er åpnet.",
      },
      duty("adressen er oppgitt da vurderingen ble startet"),
    ]),
  invitation: (details: LinkMail) =>
    mail(
      subjectOf("Invitasjon til å bidra", details.shortTitle, "Invitasjon til å bidra i en mini-metodevurdering"),
      `${details.invitedBy ?? "Forslagsstilleren"} inviterer deg til å bidra i ${named(details.title)}.\n\n${yourRole(details)}`,
      details,
    ),
  initiator: (details: LinkMail) =>
    mail(
      subjectOf("Du er ny forslagsstiller", details.shortTitle, "Du er ny forslagsstiller for en mini-metodevurdering"),
      `En redaktør har satt deg som forslagsstiller for ${named(details.title)}. ${roleTasks.initiator}`,
      details,
    ),
  renewal: (details: LinkMail) =>
    mail(
      subjectOf("Ny lenke", details.shortTitle, "Ny lenke til mini-metodevurderingen"),
      `Her er en ny lenke til ${named(details.title)}. Tidligere lenker som ikke er brukt, virker ikke lenger.\n\n${yourRole(details)}`,
      details,
    ),
} as const;

export const mailTextsIn = byLanguage({ nb: mailTexts, nn: nn.mailTexts });
