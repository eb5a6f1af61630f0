import type { Translated } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.nn.ts";
import { subjectOf } from "../../platform/pure/mail/index.ts";
import { roleLabels, roleTasks } from "../access/texts.nn.ts";
import type * as nb from "./mails.ts";

const named = (title: string | null): string =>
  title ? `mini-metodevurderinga «${title}»` : "ei mini-metodevurdering";

function mail(
  subject: string,
  why: string,
  { name, invitedBy, message, link, page, code, days, codeMinutes }: nb.LinkMail,
) {
  const from = `Melding frå ${invitedBy ?? "den som inviterer"}. Ho er ikkje skriven av Minimetode:`;
  return portalMail(subject, { name }, [
    { kind: "text", text: why },
    ...(message === "" ? [] : [{ kind: "quote", from, text: message } as const]),
    { kind: "button", label: "Opne mini-metodevurderinga", url: link },
    {
      kind: "small",
      text: `Sida viser kven lenka er til, og du stadfestar med ein knapp. Lenka er personleg og verkar éin gong, i ${days} dagar. Nettlesaren hugsar deg deretter i 30 dagar. Ikkje send lenka vidare.`,
    },
    {
      kind: "small",
      text: `Verkar ikkje lenka? Skriv koden ${code} på denne sida. Han verkar éin gong, i ${codeMinutes === null ? `${days} dagar` : `${codeMinutes} minutt`}. Her kan du også be om ei ny lenke, til dømes til ei anna maskin:`,
      url: page,
    },
    {
      kind: "small",
      text: "Du får denne e-posten fordi lenka i han er vegen inn i vurderinga. Han blir berre send når nokon inviterer deg eller ber om ei ny lenke, og kan ikkje slåast av. Kjenner du ikkje til dette, kan du sjå bort frå han.",
    },
  ]);
}

const yourRole = ({ role, due }: nb.LinkMail): string =>
  `Rolla di er: ${roleLabels[role]}. ${roleTasks[role]}${due === null ? "" : ` Fristen er ${due}.`}`;

export const mailTexts: Translated<typeof nb.mailTexts> = {
  start: ({ name, title, shortTitle, link, page, code, days }) =>
    portalMail(subjectOf("Du har starta", shortTitle, "Du har starta ei mini-metodevurdering"), { name }, [
      { kind: "text", text: `Du har starta ${named(title)}. Opne vurderinga her, og byrj å skrive:` },
      { kind: "button", label: "Opne mini-metodevurderinga", url: link },
      {
        kind: "small",
        text: `Lenka er berre til deg. Ho verkar éin gong, i ${days} dagar. Verkar ho ikkje? Skriv koden ${code} på denne sida, eller be om ei ny lenke der:`,
        url: page,
      },
      {
        kind: "small",
        text: "Har du ikkje starta dette? Då har nokon skrive adressa di i skjemaet vårt. Sjå bort frå e-posten: ingenting blir synleg for andre før lenka er opna.",
      },
      duty("adressa blei oppgitt då vurderinga blei starta"),
    ]),
  invitation: (details) =>
    mail(
      subjectOf("Invitasjon til å bidra", details.shortTitle, "Invitasjon til å bidra i ei mini-metodevurdering"),
      `${details.invitedBy ?? "Forslagsstillaren"} inviterer deg til å bidra i ${named(details.title)}.\n\n${yourRole(details)}`,
      details,
    ),
  initiator: (details) =>
    mail(
      subjectOf("Du er ny forslagsstillar", details.shortTitle, "Du er ny forslagsstillar for ei mini-metodevurdering"),
      `Ein redaktør har gjort deg til forslagsstillar for ${named(details.title)}. ${roleTasks.initiator}`,
      details,
    ),
  renewal: (details) =>
    mail(
      subjectOf("Ny lenke", details.shortTitle, "Ny lenke til mini-metodevurderinga"),
      `Her er ei ny lenke til ${named(details.title)}. Tidlegare lenker som ikkje er brukte, verkar ikkje lenger.\n\n${yourRole(details)}`,
      details,
    ),
};
