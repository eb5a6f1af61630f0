import type { ReviewState } from "./rules/index.ts";

const when = (due: string | null) => (due === null ? "" : ` Fristen er ${due}.`);

/** The screens of those who review and of those who are reviewed. */
export const reviewWritingTexts = {
  request: {
    title: "Vil du vurdere denne?",
    explain: (due: string | null) =>
      `Du er spurt om å være fagfelle. Les vurderingen, og svar på noen spørsmål om den.${when(due)}`,
    readFirst: "Les den først",
    accept: "Ja, jeg vurderer den",
    refuse: "Nei, jeg kan ikke",
    refuseAfterAll: "Jeg kan ikke likevel",
    reason: "Hvorfor kan du ikke?",
    reasonHint: "Forslagsstilleren får svaret på e-post. Ikke skriv lenker og e-postadresser.",
    suggestion: "Hvem kan de spørre i stedet? (valgfritt)",
    sendRefusal: "Send svaret",
    cancel: "Avbryt",
    refused: "Svaret er sendt til forslagsstilleren",
    declinedTitle: "Du har takket nei",
    declined:
      "Takk for at du sa fra. Du kan ikke lenger lese vurderingen her. Ombestemmer du deg, kan forslagsstilleren invitere deg på nytt.",
  },
  interestsFirst:
    "Svar på spørsmålet om bindinger først. Da åpnes resten av spørsmålene. Forslagsstilleren og redaksjonen ser svaret med en gang.",
  due: (day: string) => `Fristen er ${day}.`,
  sides: {
    switch: "Bytt mellom teksten og vurderingen din",
    read: "Les",
    write: "Vurder",
    /** Beside `write`, and above the questions. */
    progress: (answered: number, of: number) => `${answered} av ${of}`,
    answered: (answered: number, of: number) => `${answered} av ${of} punkter er besvart.`,
    text: "Teksten du vurderer",
    mine: "Vurderingen din",
    part: "Del av vurderingen",
    partName: (number: number, name: string) => `${number}. ${name}`,
    shown: (number: number, name: string) => `Viser del ${number}: ${name}`,
    readPart: (number: number) => `Les del ${number}`,
  },
  send: {
    title: "Send fagfellevurderingen",
    whoSees: "Hvem ser hva",
    now: "Når du har sendt: forslagsstilleren og redaksjonen leser den, med navnet ditt.",
    published:
      "Når vurderingen er publisert: alle kan lese den, som «Fagfelle 1» eller et annet nummer, uten navnet ditt.",
    interests: "Svaret om bindinger: forslagsstilleren og redaksjonen ser det med en gang, med navnet ditt.",
    draft: "Resten ser bare du til du har sendt.",
    again: "Du kan sende en oppdatert fagfellevurdering helt til vurderingen sendes til publisering.",
    button: "Send fagfellevurderingen",
    buttonAgain: "Send oppdatert fagfellevurdering",
    confirm: (empty: number, of: number) =>
      `${empty > 0 ? `${empty} av ${of} punkter står uten svar. ` : ""}Vil du sende fagfellevurderingen? Forslagsstilleren og redaksjonen får lese den, og den publiseres sammen med vurderingen.`,
    open: (names: readonly string[]) =>
      `${names.length === 1 ? "Ett punkt" : `${names.length} punkter`} står uten svar: ${names.join(", ")}. Du kan sende likevel.`,
    unsent: "Noe er ikke lagret ennå. Du kan sende når alt er lagret.",
    sent: "Melding om ferdigstilt fagfellevurdering er sendt inn",
    /** @param why the refusal's title */
    notSent: (why: string) => `Fagfellevurderingen ble ikke sendt. ${why}`,
    sentAt: (moment: string, number: number) =>
      number === 1
        ? `Sendt inn ${moment}. Endrer du noe nå, ser de andre det først når du sender på nytt.`
        : `Sendt inn ${moment}, for ${number}. gang. Endrer du noe nå, ser de andre det først når du sender på nytt.`,
  },
  upon: (moment: string) => `Skrevet om vurderingen slik den var ${moment}.`,
  begunUpon: (moment: string) => `Du begynte ${moment}.`,
  unchanged: "Vurderingen er ikke endret siden.",
  changed: (count: number) => (count === 1 ? "1 felt er endret siden" : `${count} felt er endret siden`),
  change: {
    show: (title: string) => `Vis endringen i ${title}`,
    label: "Vis endringen",
    notInWords: "Det er rader, filer, tall eller rekkefølge som er endret. Se feltet.",
    failed: "Vi klarte ikke å hente endringen. Prøv igjen.",
  },
  read: {
    none: "Ikke fagfellevurdert",
    noneExplain: "Ingen fagfelle har sendt inn en vurdering ennå.",
    invite: "Inviter en fagfelle under «Bidragsytere», med rollen fagfellevurderer.",
    hidden: "En fagfelle har sendt inn sin vurdering. Den vises her når vurderingen er publisert.",
    people: "Fagfeller",
    interestsOf: (name: string) => `Bindinger: ${name}`,
    states: {
      asked: "har ikke svart ennå",
      accepted: "har takket ja og skriver",
      declined: "har takket nei",
      sent: "har sendt inn",
    } satisfies Record<ReviewState, string>,
    reason: (text: string) => `Begrunnelse: ${text}`,
    suggestion: (name: string) => `Foreslår å spørre ${name}.`,
    sentAt: (moment: string, number: number) => `Sendt inn ${moment}${number > 1 ? `, for ${number}. gang` : ""}`,
    edition: (edition: number) => `Gjelder utgave ${edition} av vurderingen.`,
  },
  dueField: {
    label: "Frist for fagfellevurderingen (valgfritt)",
    hint: "Fagfellen får en påminnelse tre dager før og én dag etter.",
    of: (name: string) => `Frist for ${name}`,
    save: "Lagre frist",
    saved: "Fristen er lagret",
    none: "Ingen frist",
  },
} as const;
