import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-writing.ts";

const when = (due: string | null) => (due === null ? "" : ` Fristen er ${due}.`);

export const reviewWritingTexts: Translated<typeof nb.reviewWritingTexts> = {
  request: {
    title: "Vil du vurdere denne?",
    explain: (due) => `Du er spurd om å vere fagfelle. Les vurderinga, og svar på nokre spørsmål.${when(due)}`,
    readFirst: "Les vurderinga først",
    accept: "Ja, eg vurderer denne",
    refuse: "Nei, eg kan ikkje",
    refuseAfterAll: "Eg kan ikkje likevel",
    reason: "Kvifor kan du ikkje?",
    reasonHint: "Forslagsstillaren får svaret på e-post. Ikkje skriv lenker og e-postadresser.",
    suggestion: "Kven kan dei spørje i staden? (valfritt)",
    sendRefusal: "Send svaret",
    cancel: "Avbryt",
    refused: "Svaret er sendt til forslagsstillaren",
    declinedTitle: "Du har takka nei",
    declined:
      "Takk for at du sa frå. Du kan ikkje lenger lese vurderinga her. Skifter du meining, kan forslagsstillaren invitere deg på nytt.",
  },
  interestsFirst:
    "Svar på spørsmålet om bindingar først. Då blir resten av spørsmåla opna. Forslagsstillaren og redaksjonen ser svaret med ein gong.",
  due: (day) => `Fristen er ${day}.`,
  sides: {
    switch: "Bytt mellom teksten og vurderinga di",
    read: "Les",
    write: "Vurder",
    progress: (answered, of) => `${answered} av ${of}`,
    answered: (answered, of) => `${answered} av ${of} punkt har svar.`,
    text: "Teksten du vurderer",
    mine: "Vurderinga di",
    part: "Del av vurderinga",
    partName: (number, name) => `${number}. ${name}`,
    shown: (number, name) => `Viser del ${number}: ${name}`,
    readPart: (number) => `Les del ${number}`,
  },
  send: {
    title: "Send fagfellevurderinga",
    whoSees: "Kven ser kva",
    now: "Når du har sendt: forslagsstillaren og redaksjonen les fagfellevurderinga, med namnet ditt.",
    published:
      "Når vurderinga er publisert: alle kan lese fagfellevurderinga, som «Fagfelle 1» eller eit anna nummer, utan namnet ditt.",
    interests: "Svaret om bindingar: forslagsstillaren og redaksjonen ser det med ein gong, med namnet ditt.",
    draft: "Resten ser berre du til du har sendt.",
    again: "Du kan sende ei oppdatert fagfellevurdering heilt til vurderinga blir send til publisering.",
    button: "Send fagfellevurderinga",
    buttonAgain: "Send oppdatert fagfellevurdering",
    confirm: (empty, of) =>
      `${empty > 0 ? `${empty} av ${of} punkt står utan svar. ` : ""}Vil du sende fagfellevurderinga? Forslagsstillaren og redaksjonen får lese det du har skrive, og det blir publisert saman med vurderinga.`,
    open: (names) =>
      `${names.length === 1 ? "Eitt punkt" : `${names.length} punkt`} står utan svar: ${names.join(", ")}. Du kan sende likevel.`,
    unsent: "Noko er ikkje lagra enno. Du kan sende når alt er lagra.",
    sent: "Melding om ferdig fagfellevurdering er send inn",
    notSent: (why) => `Fagfellevurderinga blei ikkje send. ${why}`,
    sentAt: (moment, number) =>
      number === 1
        ? `Sendt inn ${moment}. Endrar du noko no, ser dei andre det først når du sender på nytt.`
        : `Sendt inn ${moment}, for ${number}. gong. Endrar du noko no, ser dei andre det først når du sender på nytt.`,
  },
  upon: (moment) => `Skrive om vurderinga slik ho var ${moment}.`,
  begunUpon: (moment) => `Du byrja ${moment}.`,
  unchanged: "Vurderinga er ikkje endra sidan.",
  changed: (count) => (count === 1 ? "1 felt er endra sidan" : `${count} felt er endra sidan`),
  change: {
    show: (title) => `Vis endringa i ${title}`,
    label: "Vis endringa",
    notInWords: "Det er rader, filer, tal eller rekkjefølgje som er endra. Sjå feltet.",
    failed: "Vi klarte ikkje å hente endringa. Prøv igjen.",
  },
  read: {
    none: "Ikkje fagfellevurdert",
    noneExplain: "Ingen fagfelle har sendt inn ei vurdering enno.",
    invite: "Inviter ein fagfelle under «Bidragsytarar», med rolla fagfellevurderar.",
    hidden: "Ein fagfelle har sendt inn vurderinga si. Ho blir vist her når mini-metodevurderinga er publisert.",
    people: "Fagfellar",
    interestsOf: (name) => `Bindingar: ${name}`,
    states: {
      asked: "har ikkje svart enno",
      accepted: "har takka ja og skriv",
      declined: "har takka nei",
      sent: "har sendt inn",
    },
    reason: (text) => `Grunngiving: ${text}`,
    suggestion: (name) => `Foreslår å spørje ${name}.`,
    sentAt: (moment, number) => `Sendt inn ${moment}${number > 1 ? `, for ${number}. gong` : ""}`,
    edition: (edition) => `Gjeld utgåve ${edition} av vurderinga.`,
  },
  dueField: {
    label: "Frist for fagfellevurderinga (valfritt)",
    hint: "Fagfellen får ei påminning tre dagar før og éin dag etter.",
    of: (name) => `Frist for ${name}`,
    save: "Lagre frist",
    saved: "Fristen er lagra",
    none: "Ingen frist",
  },
};
