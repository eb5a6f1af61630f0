/** The facts in a mail with a link. Beyond the title, a mail never quotes the assessment. */
type LinkMail = {
  readonly name: string;
  /** The title in quotation marks, or null when it is left out. */
  readonly title: string | null;
  readonly role: string;
  readonly invitedBy: string | null;
  readonly link: string;
  /** The same page without the secret: there a new link can be asked for. */
  readonly page: string;
  readonly days: number;
};

const named = (title: string | null): string =>
  title ? `mini-metodevurderingen «${title}»` : "en mini-metodevurdering";

const ending = ({ link, page, days }: LinkMail): string => `Åpne lenken for å begynne:

${link}

Siden viser hvem lenken er til, og du bekrefter med en knapp. Lenken er personlig og virker én gang, i ${days} dager. Nettleseren husker deg deretter i 30 dager. Ikke send lenken videre.

Er lenken brukt eller utløpt, eller vil du fortsette på en annen maskin? Be om en ny lenke her:
${page}

Kjenner du ikke til dette, kan du se bort fra denne e-posten.

Hilsen Minimetode
Du kan ikke svare på denne e-posten.`;

const mail = (subject: string, why: string, details: LinkMail) => ({
  subject,
  text: `Hei ${details.name}\n\n${why}\n\n${ending(details)}\n`,
});

export const mailTexts = {
  start: (details: LinkMail) =>
    mail(
      "Lenke til mini-metodevurderingen din",
      `Noen har oppgitt denne e-postadressen for å starte ${named(details.title)}. Er det deg, er du forslagsstiller: du fyller ut skjemaet, inviterer andre og sender inn til publisering. Vurderingen blir synlig for andre først når du har åpnet lenken.`,
      details,
    ),
  invitation: (details: LinkMail) =>
    mail(
      "Invitasjon til å bidra i en mini-metodevurdering",
      `${details.invitedBy ?? "Forslagsstilleren"} inviterer deg til å bidra i ${named(details.title)}. Rollen din er: ${details.role}.`,
      details,
    ),
  initiator: (details: LinkMail) =>
    mail(
      "Du er ny forslagsstiller for en mini-metodevurdering",
      `En redaktør har satt deg som forslagsstiller for ${named(details.title)}. Du redigerer skjemaet, inviterer andre og sender inn til publisering.`,
      details,
    ),
  renewal: (details: LinkMail) =>
    mail(
      "Ny lenke til mini-metodevurderingen",
      `Her er en ny lenke til ${named(details.title)}. Rollen din er: ${details.role}. Tidligere lenker som ikke er brukt, virker ikke lenger.`,
      details,
    ),
} as const;
